/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { FacetList } from '@/components/catalogue/list/facet-list';
import { swatchProperties } from '@/components/catalogue/list/swatches';
import { VariantLinks } from '@/components/catalogue/product/variant-links';
import { noChoice } from '@/lib/catalogue/category/list-address';
import type { Facet } from '@/lib/search/facets';
import { group, variant } from './make-group';

const colors: Facet = {
  attribute: 'Color',
  label: 'Color',
  values: [
    { value: 'Gray', count: 3 },
    { value: 'Sea Glass', count: 1 },
  ],
};

describe('the swatches of colors.json (specification A7)', () => {
  it('are custom properties', () => {
    expect(swatchProperties({ Gray: '#8E8B92', 'Sea & Glass': '#A8CDBB' })).toEqual({
      '--swatch-gray': '#8E8B92',
      '--swatch-sea-glass': '#A8CDBB',
    });
  });

  it('come before the shop’s own in the Color facet', () => {
    const html = renderToStaticMarkup(
      <FacetList
        facets={[colors]}
        leading={['Color']}
        choice={noChoice}
        linkTo={() => ({ href: '/c/flowers', onClick: () => undefined })}
      />,
    );
    expect(html).toContain('background:var(--swatch-gray, ');
    expect(html).toContain('background:var(--swatch-sea-glass, conic-gradient(');
  });

  it('come before the shop’s own on a product’s page', () => {
    const [gray, oxblood] = [variant('1', { color: 'Gray' }), variant('2', { color: 'Oxblood' })];
    const html = renderToStaticMarkup(<VariantLinks group={group([gray, oxblood])} shown={gray} />);
    expect(html).toContain('background:var(--swatch-gray, ');
    expect(html).toContain('background:var(--swatch-oxblood, #641a20)');
  });
});
