import type { ContentSummary } from '@/lib/content/article';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product';
import { ArticleRow } from '@/components/ui/article-row';

interface ProductDetailsProps {
  group: ProductGroup;
  shown: ProductVariant;
  articles: readonly ContentSummary[];
}

/** What there is to know: facts, care, guarantee and substitution, none of it hidden in tabs. */
export function ProductDetails({ group, shown, articles }: ProductDetailsProps) {
  const facts = [
    ...(shown.stemCount === null ? [] : [{ label: 'Stems', value: String(shown.stemCount) }]),
    ...group.facts,
  ];
  const promises = [group.guarantee, group.substitution].filter((text): text is string =>
    Boolean(text),
  );
  if (facts.length + promises.length + articles.length === 0) return null;
  return (
    <div className="section later held grid gap-5 [--later:680px] lg:grid-cols-3 lg:[--later:352px]">
      {facts.length > 0 && (
        <section className="rounded-panel border border-line bg-card p-6">
          <h2 className="text-h3">Good to know</h2>
          <dl className="mt-3 text-sm">
            {facts.map(({ label, value }) => (
              <div
                key={label}
                className="flex justify-between gap-4 border-t border-line py-2 first:border-0"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="text-right font-medium">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {promises.length > 0 && (
        <section className="rounded-panel bg-lilac-100 p-6">
          <h2 className="text-h3">Our promise</h2>
          <div className="mt-3 space-y-3 text-sm">
            {promises.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </section>
      )}
      {articles.length > 0 && (
        <section className="rounded-panel bg-glass p-6">
          <h2 className="text-h3">Care</h2>
          <ul className="mt-1">
            {articles.map((article) => (
              <li key={article.path} className="border-t border-line py-3 first:border-0">
                <ArticleRow article={article} level={3} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
