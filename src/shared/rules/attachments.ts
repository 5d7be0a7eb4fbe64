/** What authors attach to their posts without the editor. The limits are LinkedIn's, unless it says otherwise. */

/** A file of a post: a photo, a PDF that goes out as a document, or a video. */
export const postFileKinds = ['photo', 'pdf', 'video'] as const
export type PostFileKind = (typeof postFileKinds)[number]

export const attachmentLimits = {
  /** Our own. A picture of 36 megapixels has 10 to 50 MB. */
  photoBytes: 50 * 1024 * 1024,
  /** Width times height. */
  photoPixels: 36_152_320,
  photos: 20,
  pdfBytes: 100 * 1024 * 1024,
  pdfPages: 300,
  videoBytes: { least: 75 * 1024, most: 500 * 1024 * 1024 },
  videoSeconds: { least: 3, most: 30 * 60 },
  /** Its longer side divided by its shorter one. */
  videoSides: 2.4,
  /** Our own: of the picture of a file that our pages show, on its longer side. */
  previewPixels: 1_200,
  /** Our own: all files of a workspace's posts together. */
  bytesTrial: 200 * 1024 * 1024,
  bytesPro: 2 * 1024 * 1024 * 1024,
} as const

/** For a browser's choice of files. */
export const acceptedPostFiles =
  'image/png,image/jpeg,image/webp,application/pdf,video/mp4,.png,.jpg,.jpeg,.webp,.pdf,.mp4'
