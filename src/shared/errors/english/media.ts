import { gigabytes, megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'

/** Pictures: uploads, the library and its space. */
export const mediaSentences = {
  pictureMissing: () => 'This picture does not exist.',
  pictureEmpty: () => 'This file is empty. Choose another one.',
  pictureUnsupported: () => 'This is not a picture we can use. Upload a PNG, JPEG, WebP, GIF or AVIF file.',
  pictureCorrupt: () =>
    'This picture is damaged and could not be read. Save it again in a picture editor and upload the copy.',
  pictureTooComplex: () =>
    `This picture has more than ${limits.picturePixels / 1_000_000} megapixels or takes too long to read. Make it smaller and upload it again.`,
  pictureTooLarge: () =>
    `This picture is larger than ${megabytes(limits.fileBytes)} MB. Make it smaller and upload it again.`,
  pictureUploadedAlready: () => 'This picture is uploaded already.',
  pictureUploadCut: () => 'The upload was cut off. Try again.',
  picturesBusy: () => 'Many pictures are being uploaded right now. Please try again in a moment.',
  tooManyPictures: ({ most }: { most: number }) =>
    `You have ${most} pictures already. Delete some to make room for more.`,
  proSpaceUsed: () =>
    `Your ${gigabytes(limits.mediaBytesPro)} GB for pictures is used up. Delete some you no longer need, then upload this one again.`,
  trialSpaceUsed: () =>
    `Your ${megabytes(limits.mediaBytesTrial)} MB for pictures are used up. Delete some you no longer need, or upgrade to Pro for ${gigabytes(limits.mediaBytesPro)} GB.`,
  articleWithoutPicture: () => 'The article of this post names no picture.',
  noJsonAtAddress: () => 'There is no JSON at this address.',
  noPictureAtAddress: () => 'There is no picture at this address.',
}
