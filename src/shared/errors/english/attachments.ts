import { gigabytes, grouped, megabytes } from '#shared/rules/amounts'
import { attachmentLimits } from '#shared/rules/attachments'

/** Photos, PDFs, videos and polls that authors attach to their posts. */
export const attachmentSentences = {
  postFileMissing: () => 'This attachment does not exist.',
  postFileEmpty: () => 'This file is empty. Choose another one.',
  postFileUnsupported: () => 'Attach a PNG, JPEG or WebP picture, a PDF, or an MP4 video.',
  postFileSlides: () => 'Slides can’t be attached as they are. Save them as a PDF, then attach that.',
  postFileTooLarge: () =>
    `This file is larger than ${megabytes(attachmentLimits.videoBytes.most)} MB. Make it smaller.`,
  postFilesMixed: () => 'A post takes either pictures, one PDF or one video. Remove what is attached first.',
  postFilesOnePdf: () => 'A post takes one PDF. Remove the one that is attached first.',
  postFilesOneVideo: () => 'A post takes one video. Remove the one that is attached first.',
  postFilesTooMany: ({ most }: { most: number }) => `A post takes at most ${most} pictures.`,
  postFilesProSpaceUsed: () =>
    `Your ${gigabytes(attachmentLimits.bytesPro)} GB for attachments are used up. Remove some from posts that are published.`,
  postFilesTrialSpaceUsed: () =>
    `Your ${megabytes(attachmentLimits.bytesTrial)} MB for attachments are used up. Remove some from other posts, or upgrade to Pro for ${gigabytes(attachmentLimits.bytesPro)} GB.`,
  photoMoves: () => 'LinkedIn shows a moving picture as a still one. Save the frame you want as PNG or JPEG.',
  photoTooManyPixels: () =>
    `LinkedIn takes pictures of up to ${grouped(Math.floor(attachmentLimits.photoPixels / 1_000_000), 'en')} megapixels. Make this one smaller.`,
  photoTooLarge: () => `This picture is larger than ${megabytes(attachmentLimits.photoBytes)} MB. Make it smaller.`,
  pdfTooLarge: () => `This PDF is larger than ${megabytes(attachmentLimits.pdfBytes)} MB. Make it smaller.`,
  videoNotMp4: () => 'LinkedIn takes videos as MP4. Save this one as an MP4 first.',
  videoCorrupt: () => 'This video is damaged or not complete. Save it again, then attach the copy.',
  videoTooSmall: () => `LinkedIn takes videos from ${attachmentLimits.videoBytes.least / 1024} kB. Take a longer one.`,
  videoCoding: () => 'The picture of this video is not coded as H.264. Save it as an MP4 with H.264.',
  videoLength: () =>
    `LinkedIn takes videos of ${attachmentLimits.videoSeconds.least} seconds to ${attachmentLimits.videoSeconds.most / 60} minutes. Cut this one.`,
  videoSides: () =>
    `This video is too narrow. One side may be ${attachmentLimits.videoSides} times as long as the other.`,
  pdfLocked: () => 'This PDF is protected by a password. Save it without one.',
  pdfCorrupt: () => 'This PDF is damaged and could not be read. Save it again, then attach the copy.',
  pdfTooComplex: () => 'The first page of this PDF takes too long to draw. Save the file in a simpler form.',
  pdfTooManyPages: () => `LinkedIn takes PDFs of up to ${attachmentLimits.pdfPages} pages. Shorten this one.`,
  pollIncomplete: () => 'A poll needs a question and words for each of its options.',
  pollOptionsRepeated: () => 'Two options of this poll are the same. Give each its own words.',
  pollChangedElsewhere: () => 'Someone else has changed this poll. Nothing was replaced.',
}
