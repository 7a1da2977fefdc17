import { followedPhoto } from '@/lib/account/order-photos.server';
import { route } from '@/lib/http/route';

/** A photo of a shipment, for whom the link shows it to. */
export const GET = route({ name: 'follow/{token}/photo/{photo}' }, ({ params }) =>
  followedPhoto(params.token ?? '', params.photo ?? ''),
);
