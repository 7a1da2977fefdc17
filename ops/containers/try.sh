#!/bin/bash
# Runs the two images as a cluster would: not as root, on a read-only root, without capabilities, secrets as files; against the stand-ins and a PostgreSQL
# of this machine. Says what it saw; ends with 1 when something is not as it should be. Needs podman, PostgreSQL's programs, `npm run build` and the images:
# TRY_PORT=5510 ops/containers/try.sh. Where podman cannot do all (no systemd, limits that may not be raised), PODMAN_FLAGS="--runtime runc"
# RUN_FLAGS="--ulimit nofile=1024:1024 --ulimit nproc=4096:4096 --no-healthcheck" help; the health check is run by hand in any case.
set -uo pipefail
cd "$(dirname "$0")/../.."
shop=${TRY_PORT:-3600}
services=$((shop + 1)) standins=$((shop + 2)) database=$((shop + 4))
engine="podman ${PODMAN_FLAGS:-}"
work=$(mktemp -d)
failed=0
bin=$(pg_config --bindir)
finish() {
  $engine rm -f -t 2 "try-services-$shop" "try-storefront-$shop" >/dev/null 2>&1
  [ -n "${standin:-}" ] && kill "$standin" 2>/dev/null && wait "$standin" 2>/dev/null
  runuser -u postgres -- "$bin/pg_ctl" -D "$work/pg" -m immediate stop >/dev/null 2>&1
  rm -rf "$work"
}
trap finish EXIT
is() { # what, seen, expected (a pattern)
  if [[ $2 =~ $3 ]]; then echo "ok   $1: $2"; else echo "FAIL $1: $2"; failed=1; fi
}
until_ok() {
  for _ in $(seq 120); do curl -fs -o /dev/null "$1" && return; sleep 0.5; done
  echo "FAIL $1 does not answer"; failed=1
}

install -d -o postgres -m 700 "$work/pg" && chmod 755 "$work"
runuser -u postgres -- "$bin/initdb" -D "$work/pg" -A trust >/dev/null
runuser -u postgres -- "$bin/pg_ctl" -D "$work/pg" -w -l "$work/pg/log" -o "-p $database -k $work/pg -c listen_addresses=127.0.0.1" start >/dev/null
runuser -u postgres -- psql -q -h 127.0.0.1 -p "$database" -c 'create database books' postgres

install -d -m 755 "$work/secrets"
openssl rand -hex 32 >"$work/secrets/session"
openssl rand -hex 32 >"$work/secrets/webhook"
echo "postgresql://postgres@127.0.0.1:$database/books" >"$work/secrets/database"
chmod 444 "$work"/secrets/*

STOREFRONT_WEBHOOK_SECRET_FILE="$work/secrets/webhook" DATA_DIR="$work/standins" PLATFORM_PORT=$standins LOG_LEVEL=error \
  PORT=$shop STOREFRONT_URLS="http://127.0.0.1:$shop" node .build/back-end.mjs >"$work/standins.log" 2>&1 &
standin=$!
until_ok "http://127.0.0.1:$standins/"

run=($engine run ${RUN_FLAGS:-} --network host --read-only --tmpfs /tmp --cap-drop all --security-opt no-new-privileges
  -v "$work/secrets:/run/secrets:ro" -e HOST=127.0.0.1 -e PLATFORM_PORT=$standins -e LOG_LEVEL=warn
  -e STOREFRONT_WEBHOOK_SECRET_FILE=/run/secrets/webhook)
books=(-e DATABASE_URL_FILE=/run/secrets/database -e PORT=$services -e STOREFRONT_URLS="http://127.0.0.1:$shop")
is 'migration job, first' "$("${run[@]}" --rm "${books[@]}" lilac-services node .build/migrate.mjs 2>&1)" '^Run: 001-submissions'
is 'migration job, again' "$("${run[@]}" --rm "${books[@]}" lilac-services node .build/migrate.mjs 2>&1)" '^Nothing to run'
is 'recovery, from the image of the services' "$("${run[@]}" --rm "${books[@]}" lilac-services node .build/recover.mjs 2>&1)" '^Orders put back: 0'
is 'services of production without settings' "$($engine run --rm ${RUN_FLAGS:-} --read-only --network host -e SHOP_ENV=production lilac-services 2>&1 | grep DATABASE_URL)" 'DATABASE_URL: '

"${run[@]}" -d --name "try-services-$shop" "${books[@]}" -e DRAIN_SECONDS=2 lilac-services >/dev/null
"${run[@]}" -d --name "try-storefront-$shop" -e PORT=$shop -e SESSION_SECRET_FILE=/run/secrets/session -e WARM_CATEGORIES=2 -e DRAIN_SECONDS=2 \
  -e APP_API_URL="http://127.0.0.1:$services/app-api" -e INTEGRATION_URL="http://127.0.0.1:$services/integration" lilac-storefront >/dev/null
for name in services storefront; do
  port=$([ $name = services ] && echo $services || echo $shop)
  until_ok "http://127.0.0.1:$port/readyz"
  is "$name /livez" "$(curl -s "http://127.0.0.1:$port/livez")" '"ok"'
  is "$name /readyz" "$(curl -s "http://127.0.0.1:$port/readyz")" '"ready"'
  is "$name runs as" "$($engine exec "try-$name-$shop" id -u)" '^10001$'
  is "$name writes to its root" "$($engine exec "try-$name-$shop" sh -c 'echo x > /shop/x' 2>&1)" 'Read-only file system'
  is "$name has capabilities" "$($engine exec "try-$name-$shop" sh -c 'grep CapEff /proc/1/status')" '0000000000000000'
  is "$name has development packages" "$($engine exec "try-$name-$shop" sh -c 'ls -d node_modules/typescript node_modules/jest node_modules/playwright node_modules/esbuild platform 2>/dev/null | wc -l')" '^0$'
  mapfile -t check < <($engine image inspect "lilac-$name" | node -e "console.log(JSON.parse(require('fs').readFileSync(0))[0].Healthcheck.Test.slice(1).join('\n'))")
  is "$name, the health check of its image" "$($engine exec "try-$name-$shop" "${check[@]}" 2>&1; echo $?)" '^0$'
done
is 'home page' "$(curl -s -o "$work/home.html" -w '%{http_code} %{size_download}' "http://127.0.0.1:$shop/")" '^200 [0-9]{5,}'
is 'its heading' "$(grep -o '<h1[^>]*>[^<]*' "$work/home.html" | head -1 | sed 's/<[^>]*>//')" '[A-Za-z]'
product=$(curl -s "http://127.0.0.1:$shop/sitemaps/products.xml" | grep -o '/p/[^<]*' | head -1)
is "product page $product" "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$shop$product")" '^200$'
for name in services storefront; do
  $engine kill -s TERM "try-$name-$shop" >/dev/null
  is "$name ends at SIGTERM with" "$(timeout 40 $engine wait "try-$name-$shop")" '^0$'
done
exit $failed
