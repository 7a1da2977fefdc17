#!/bin/sh
# Makes the image localhost/node:bookworm-slim from Debian's packages and the Node of this machine, where no registry of images can be reached.
# As root: ops/containers/base.sh [FOLDER], with an empty folder to work in. Then: podman build --format docker --build-arg NODE_IMAGE=localhost/node:bookworm-slim …
set -eu
folder=${1:-$(mktemp -d)}
[ -e "$folder/etc/debian_version" ] || debootstrap --variant=minbase --include=ca-certificates bookworm "$folder"
node=$(readlink -f "$(command -v node)")
npm=$(dirname "$(dirname "$(readlink -f "$(command -v npm)")")")
mkdir -p "$folder/usr/lib/node_modules"
cp "$node" "$folder/usr/bin/node"
cp -r "$npm" "$folder/usr/lib/node_modules/"
ln -sf ../lib/node_modules/npm/bin/npm-cli.js "$folder/usr/bin/npm"
# Whom this machine trusts, such as the proxy it reaches npm through.
cp /etc/ssl/certs/ca-certificates.crt "$folder/etc/ssl/certs/ca-certificates.crt"
tar -C "$folder" --exclude=./var/cache --exclude=./var/lib/apt -c . | podman import --change 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt' - localhost/node:bookworm-slim
