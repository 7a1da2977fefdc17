export type PlantLabelTone = 'featured' | 'new' | 'sale' | 'loyalty';

const tones: Record<PlantLabelTone, string> = {
  featured: 'bg-aubergine-700 text-white',
  new: 'bg-straw-300 text-aubergine-900',
  sale: 'bg-terra-600 text-white',
  loyalty: 'bg-lilac-300 text-aubergine-900',
};

/** A pointed flag stuck into a picture's left edge. */
export function PlantLabel({
  tone,
  children,
}: {
  tone: PlantLabelTone;
  children: React.ReactNode;
}) {
  return <span className={`plant-label ${tones[tone]}`}>{children}</span>;
}
