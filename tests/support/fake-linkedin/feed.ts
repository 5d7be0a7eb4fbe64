import { randomInt } from 'node:crypto'
import type { FakeAnswer } from './wire.ts'

/** What members have posted, and what they uploaded for it. */

export interface FakePost {
  urn: string
  author: string
  /** As it came. */
  body: Record<string, unknown>
  /** What readers see. */
  text: string
  at: number
}

export interface FakeUpload {
  urn: string
  owner: string
  kind: 'image' | 'document'
  bytes: Buffer | null
  /** So many posts with it are refused before it is processed. */
  waits: number
  /** It could not be processed, which LinkedIn says only of a post with it. */
  isBroken: boolean
}

/** How creating a post goes wrong. After `created-` the post is there. */
export type PostTrouble =
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'version'
  | 'day-limit'
  | 'share-limit'
  | 'media'
  | 'media-failed'
  | 'bad-field'
  | 'error'
  | 'created-error'
  | 'hang'
  | 'created-hang'
  | 'cut'
  | 'created-cut'
  | 'created-no-header'
  /** Refused as a duplicate of a post that is not there. */
  | 'ghost'

export class Feed {
  readonly posts: FakePost[] = []
  readonly uploads: FakeUpload[] = []
  /** Every body that came to be posted, whatever became of it. */
  readonly sent: string[] = []
  /** Taken by the next calls, one each. */
  readonly troubles: PostTrouble[] = []
  /** Asked when none is planned. */
  chance: () => PostTrouble | undefined = () => undefined
  /** Processing an upload takes so many tries. */
  processing = 0
  /** What the bytes of uploads are answered with; null: they are taken. */
  uploadTrouble: FakeAnswer | null = null
  /** Where uploads go; null: to the fake itself. */
  uploadOrigin: string | null = null
  /** How long a text counts as a duplicate. */
  duplicateMs = 10 * 60_000
  readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  nextTrouble(): PostTrouble | undefined {
    return this.troubles.shift() ?? this.chance()
  }

  findDuplicate(author: string, commentary: unknown): FakePost | undefined {
    return this.posts.find(
      (post) =>
        post.author === author && post.body.commentary === commentary && this.now() - post.at < this.duplicateMs,
    )
  }

  /** It tells when it was made. */
  newUrn(): string {
    return `urn:li:share:${(BigInt(this.now()) << 22n) + BigInt(randomInt(2 ** 22))}`
  }

  add(author: string, body: Record<string, unknown>): FakePost {
    const post = { urn: this.newUrn(), author, body, text: shownText(String(body.commentary)), at: this.now() }
    this.posts.push(post)
    return post
  }
}

const reserved = '\\|{}@[]()<>#*_~'

/** What LinkedIn shows: the text ends without a word at the first reserved character that is not escaped. */
export function shownText(commentary: string): string {
  let shown = ''
  for (let at = 0; at < commentary.length; at += 1) {
    const character = commentary[at] ?? ''
    const template = /^\{hashtag\|\\#\|((?:\\.|[^\\|{}@[\]()<>#*_~])+)\}/.exec(commentary.slice(at))
    if (template) {
      shown += `#${(template[1] ?? '').replaceAll('\\', '')}`
      at += template[0].length - 1
    } else if (character === '\\' && reserved.includes(commentary[at + 1] ?? ' ')) {
      shown += commentary[at + 1] ?? ''
      at += 1
    } else if (character === '_' && isInAddress(commentary, at)) shown += character
    else if (reserved.includes(character)) return shown
    else shown += character
  }
  return shown
}

/** Of an underscore in an address nobody knows for sure; there it is taken as it is. */
function isInAddress(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const word = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1)
  return /https?:\/\/|www\.|[a-z0-9-]\.[a-z]{2,}/i.test(word)
}
