import { z } from 'zod'
import { limits } from '#shared/rules/limits'

/** The media library: a picture is announced first, then its bytes are sent to its `uploadUrl`. */

export const MediaAsset = z.object({
  id: z.string(),
  filename: z.string(),
  originalName: z.string(),
  /** Format of the stored picture: PNG, JPEG or WebP. */
  mimeType: z.string(),
  fileSize: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  /** Null until the bytes are uploaded, like `thumbnailUrl`. */
  url: z.string().nullable(),
  thumbnailUrl: z.string().nullable(),
  /** Where to PUT the bytes; null once uploaded. */
  uploadUrl: z.string().nullable(),
  tags: z.array(z.string()),
  createdAt: z.string(),
})

const MediaId = z.object({ id: z.string().max(64) })
const FileName = z.string().max(2 * limits.fileNameCharacters)
const Tags = z.array(z.string().trim().min(1).max(limits.tagCharacters)).max(limits.tags)
const Pixels = z.number().min(0).max(1_000_000)

/** The bytes of a picture. */
export const PictureBytes = z.file()

export const mediaContract = {
  listMedia: { answer: z.array(MediaAsset) },
  createMedia: {
    /** The browser's guess of the file's type. The server checks the file itself and creates both addresses. */
    body: z.object({
      filename: FileName.default(''),
      originalName: FileName.default(''),
      mimeType: z.string().max(200).default(''),
      fileSize: z.number().int().min(0),
      width: Pixels.default(0),
      height: Pixels.default(0),
      url: z.string().nullish(),
      thumbnailUrl: z.string().nullish(),
      tags: Tags.default([]),
    }),
    answer: MediaAsset,
  },
  uploadMediaFile: { params: MediaId, answer: MediaAsset },
  getMediaFile: { params: MediaId, answer: PictureBytes },
  getMediaThumbnail: { params: MediaId, answer: PictureBytes },
  updateMedia: { params: MediaId, body: z.object({ tags: Tags }), answer: MediaAsset },
  deleteMedia: { params: MediaId },
  /** The id is a post's. */
  importLeadImage: { params: MediaId, answer: MediaAsset },
}
