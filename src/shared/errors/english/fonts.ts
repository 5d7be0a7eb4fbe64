import { megabytes } from '#shared/rules/amounts'
import { fontLimits } from '#shared/rules/fonts'

/** Fonts that people upload. */
export const fontSentences = {
  fontMissing: () => 'There is no such font.',
  fontFamilyMissing: () => 'A font of your brand is gone. Choose another one.',
  fontEmpty: () => 'This file is empty. Choose another one.',
  fontUnsupported: () => 'This is not a font we can use. Upload a TTF, OTF, WOFF or WOFF2 file.',
  fontCollection: () => 'This file holds several fonts in one. Upload each weight as a file of its own.',
  fontVariable: () => 'PDFs can’t have variable fonts. Upload the static files, one for each weight.',
  fontEmbeddingForbidden: () => 'This font’s license does not allow embedding it in documents. Choose another one.',
  fontWithoutLetters: () => 'This font lacks some of the letters A to Z or digits. Choose another one.',
  fontCorrupt: () => 'This font is damaged and could not be read. Download it again.',
  fontTooComplex: () => 'This font takes too long to read. Choose another one.',
  fontTooLarge: () =>
    `This font is larger than ${megabytes(fontLimits.bytes)} MB, or than ${megabytes(fontLimits.bytesUnpacked)} MB unpacked. Choose one with fewer characters.`,
  fontUploadCut: () => 'The upload was cut off. Try again.',
  fontsBusy: () => 'Many fonts are being uploaded right now. Please try again in a moment.',
  fontFaceHere: ({ family }: { family: string }) =>
    `You have this weight and style of ${family} already. Remove it first to upload another.`,
  tooManyFonts: ({ most }: { most: number }) =>
    `You have ${most} font files already. Remove one to make room for another.`,
}
