import sharp from 'sharp';
import { isObject } from '../../wire/body';
import type { Draft } from '../draft';
import { ContentFault } from '../fault';
import type { ContentSpace } from '../space';
import type { Uploads } from './uploads';

const FILE_NAME = /^[\w.-]{1,255}$/;

/** Makes the files of uploads the files of assets. */
export interface AssetFiles {
  uploads: Uploads;
  /** The address of the pictures, without scheme. */
  images: string;
}

/**
 * Makes the upload that an asset names its file, with an address, size in bytes and pixels. The vendor does so a while after its answer, here it is done with it.
 * Throws 409 unless `version` is the newest, 400 where there is nothing to process, 422 for an upload that is none.
 */
export async function processAsset(
  space: ContentSpace,
  { uploads, images }: AssetFiles,
  id: string,
  version: number,
): Promise<Draft> {
  const { fields, sys } = space.draft('assets', id).resource;
  const file = isObject(fields.file) ? fields.file : {};
  const uploadID = uploadOf(file);
  if (uploadID === null || typeof file.fileName !== 'string' || !FILE_NAME.test(file.fileName))
    throw new ContentFault(400, 'BadRequest', 'The asset has no upload to process.');
  const body = await uploads.read(uploadID);
  if (!body)
    throw new ContentFault(422, 'UnprocessableEntity', `There is no upload ${uploadID} any more.`);
  const { fileName, contentType } = file;
  const image = await sharp(body)
    .metadata()
    .then(
      ({ width, height }) => ({ image: { width, height } }),
      () => ({}),
    );
  const draft = await space.save('assets', id, version, {
    ...fields,
    file: {
      url: `${images}/${space.id}/${sys.id}/${uploadID}/${fileName}`,
      details: { size: body.length, ...image },
      fileName,
      contentType,
    },
  });
  await uploads.keep(uploadID);
  return draft;
}

function uploadOf({ uploadFrom }: Record<string, unknown>): string | null {
  const sys = isObject(uploadFrom) && isObject(uploadFrom.sys) ? uploadFrom.sys : {};
  return sys.linkType === 'Upload' && typeof sys.id === 'string' ? sys.id : null;
}
