/** What authors attach to their posts without the editor. The limits are LinkedIn's, unless it says otherwise. */

/** A file of a post: a photo, or a PDF that goes out as a document. */
export const postFileKinds = ['photo', 'pdf'] as const
export type PostFileKind = (typeof postFileKinds)[number]

export const attachmentLimits = {
  /** Our own. A picture of 36 megapixels has 10 to 50 MB. */
  photoBytes: 50 * 1024 * 1024,
  /** Width times height. */
  photoPixels: 36_152_320,
  photos: 20,
  pdfBytes: 100 * 1024 * 1024,
  pdfPages: 300,
  /** Our own: of the picture of a file that our pages show, on its longer side. */
  previewPixels: 1_200,
  /** Our own: all files of a workspace's posts together. */
  bytesTrial: 200 * 1024 * 1024,
  bytesPro: 2 * 1024 * 1024 * 1024,
} as const

/** For a browser's choice of files. */
export const acceptedPostFiles = 'image/png,image/jpeg,image/webp,application/pdf,.png,.jpg,.jpeg,.webp,.pdf'
