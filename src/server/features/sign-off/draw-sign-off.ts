import type { z } from 'zod'
import { MissingLetters } from '#server/adapters/drawing/drawing'
import type { Context } from '#server/context/context'
import type { User } from '#server/features/accounts/people/user'
import type { SignedRecord } from '#shared/contract/sign-off'
import type { PdfPage } from '#shared/drawing/pdf/pdf-page'
import { type Block, layOutRecord } from './lay-out-record.ts'
import { pagesOfBlocks } from './pages-of-blocks.ts'
import { signOffWordsFor } from './words/sign-off-words.ts'

/** A record on paper in its reader's language, with the signed file attached. @throws AppError busy | TOO_COMPLEX */
export async function drawSignOff(
  ctx: Context,
  file: string,
  reader: Pick<User, 'interfaceLanguage' | 'timeZone'>,
): Promise<Uint8Array> {
  const signed = JSON.parse(file) as z.infer<typeof SignedRecord>
  const words = signOffWordsFor(reader.interfaceLanguage)
  const pages = await drawPages(ctx, layOutRecord(signed, words, reader.timeZone))
  const attachment = { name: 'sign-off.json', type: 'application/json', text: file }
  const facts = { title: `${words.title}: ${signed.record.post.title}`, language: words.locale, attachment }
  return await ctx.drawing.makePdf(pages, facts, noParts)
}

const noParts = { ownerId: null, fonts: [] }

/** A letter that no font has is drawn as a question mark; the attached file has it. */
async function drawPages(ctx: Context, blocks: readonly Block[]): Promise<PdfPage[]> {
  const scenes = pagesOfBlocks(blocks)
  const drawn: PdfPage[] = []
  try {
    for (const scene of scenes) drawn.push(await ctx.drawing.drawPdfPage(scene, { ...noParts, pictures: [] }))
    return drawn
  } catch (error) {
    if (!(error instanceof MissingLetters)) throw error
    const { letters } = error
    const known = blocks.map(({ kind, text }) => ({ kind, text: letters.reduce(withoutLetter, text) }))
    return await drawPages(ctx, known)
  }
}

function withoutLetter(text: string, letter: string): string {
  return text.replaceAll(letter, '?')
}
