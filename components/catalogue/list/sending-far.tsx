import { outOfTownPath } from '@/lib/routes/category-path';

/** What a list without products offers: what travels beyond the shop's own vans (specification B2). */
export function SendingFar() {
  return (
    <p>
      Sending it far? See{' '}
      <a href={outOfTownPath} className="text-link">
        out-of-town delivery
      </a>
      .
    </p>
  );
}
