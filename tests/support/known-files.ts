import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Fonts } from '#server/adapters/fonts/fonts'
import type { Images } from '#server/adapters/images/images'

/**
 * A child process that reads a picture or a font takes a quarter of a second to start, and tests send the same few
 * files again and again. Its answer for a file is reused for the same bytes from then on, unless it is a refusal.
 */

const answers = new Map<string, unknown>()

async function onceFor<Answer>(kind: string, bytes: Uint8Array, ask: () => Promise<Answer>): Promise<Answer> {
  const key = `${kind} ${createHash('sha256').update(bytes).digest('hex')}`
  const known = answers.get(key) as Answer | undefined
  if (known) return known
  const answer = await ask()
  answers.set(key, answer)
  return answer
}

export function knowingPictures(images: Images): Images {
  return {
    async prepare(picture, signal) {
      const bytes = await buffer(picture)
      signal?.throwIfAborted()
      return await onceFor('picture', bytes, () => images.prepare(inOnePiece(bytes), signal))
    },
    async prepareForPost(picture, signal) {
      const bytes = await buffer(picture)
      signal?.throwIfAborted()
      return await onceFor('post', bytes, () => images.prepareForPost(inOnePiece(bytes), signal))
    },
    prepareForCard: (picture, signal) => onceFor('card', picture, () => images.prepareForCard(picture, signal)),
  }
}

export function knowingFonts(fonts: Fonts): Fonts {
  return {
    async prepare(font, signal) {
      signal?.throwIfAborted()
      return await onceFor('font', font, () => fonts.prepare(font, signal))
    },
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
