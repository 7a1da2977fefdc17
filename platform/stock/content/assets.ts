import type { ContentStock } from '@/platform/stock/stock-shape';
import { describeScene } from '../pictures/describe';
import { housePictures } from '../pictures/house-pictures';
import type { PictureRequest } from '../pictures/scene-description';
import { pictureRequests } from '../picture-requests';
import { allArticles } from './all-articles';
import { articlePictureName } from './article-source';
import { contentPictures } from './content-pictures';
import { assetID } from './entry';
import { homePictures } from './home';
import { allPages } from './pages/all-pages';

const sizes: Readonly<Partial<Record<PictureRequest['ratio'], readonly [number, number]>>> = {
  '1:1': [1200, 1200],
  '1.5:1': [1200, 800],
  '1.42:1': [1200, 845],
  hero: [2400, 750],
  'hero-phone': [1200, 1500],
};

/** One asset for each picture the content shows; its description is the picture's alt text. */
export function contentAssets(): ContentStock['assets'] {
  const requestsByName = new Map(
    [...pictureRequests(), ...housePictures].map((request) => [request.name, request]),
  );
  const ofContent = contentPictures
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('og/'));
  const ofHouse = housePictures.map(({ name }) => name);
  const ofPages = allPages.flatMap(({ picture, promos = [] }) => [
    ...(picture ? [picture] : []),
    ...promos.map((promo) => promo.picture),
  ]);
  const names = new Set([
    ...ofContent,
    ...ofHouse,
    ...ofPages,
    ...homePictures,
    ...allArticles.map(articlePictureName),
  ]);
  return [...names].flatMap((name) => {
    const request = requestsByName.get(name);
    if (!request) return [];
    const [width, height] = sizes[request.ratio] ?? [1200, 1200];
    const { alt } = describeScene(request.scene);
    return [
      {
        id: assetID(name),
        title: alt,
        description: alt,
        url: `/pictures/${name}.webp`,
        contentType: 'image/webp',
        width,
        height,
      },
    ];
  });
}
