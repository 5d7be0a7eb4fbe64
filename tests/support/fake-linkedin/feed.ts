import type { FakeAnswer } from './wire.ts'

/** Members' posts, and their uploads. */

export interface FakePost {
  urn: string
  author: string
  /** As received. */
  body: Record<string, unknown>
  /** As readers see it. */
  text: string
  /** Those that lead somewhere. */
  mentions: ShownMention[]
  at: number
}

export interface FakeUpload {
  urn: string
  owner: string
  kind: 'image' | 'document' | 'video'
  bytes: Buffer | null
  /** How many posts with it are refused before it is processed. */
  waits: number
  /** It could not be processed, which LinkedIn reports only for a post with it. */
  isBroken: boolean
}

/** `part-lost`: the first part once gets no answer. `stuck`: it never stops being processed. */
export type VideoTrouble = 'part-lost' | 'part-refused' | 'no-etag' | 'gap' | 'finalize-refused' | 'failed' | 'stuck'

/** So that no two posts at one time have the same urn. */
let urns = 0

/** How creating a post fails. After `created-` the post exists. */
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
  /** Refused as a duplicate of a post that does not exist. */
  | 'ghost'

export interface FakeComment {
  urn: string
  post: string
  actor: string
  /** As readers see it: nothing is escaped in a comment. */
  text: string
}

export interface FakeFigures {
  IMPRESSION: number
  MEMBERS_REACHED: number
  REACTION: number
  COMMENT: number
  RESHARE: number
}

export class Feed {
  readonly posts: FakePost[] = []
  readonly uploads: FakeUpload[] = []
  readonly comments: FakeComment[] = []
  /** Every received comment, whatever its outcome. */
  readonly sentComments: string[] = []
  /** How adding comments fails: used up by the next calls, one each; and when none is left. */
  readonly commentTroubles: PostTrouble[] = []
  commentChance: () => PostTrouble | undefined = () => undefined
  /** What was counted of posts, by their urns; none: nobody has seen them. */
  readonly figures = new Map<string, FakeFigures>()
  /** Earlier versions of the API named a figure in an object. */
  namesFiguresInObjects = false
  /** Every received post body, whatever its outcome. */
  readonly sent: string[] = []
  /** Used up by the next calls, one each. */
  readonly troubles: PostTrouble[] = []
  /** Called when no misbehaviour is queued. */
  chance: () => PostTrouble | undefined = () => undefined
  /** How many tries processing an upload takes. */
  processing = 0
  /** The answer to uploaded bytes; null: they are accepted. */
  uploadTrouble: FakeAnswer | null = null
  /** How videos misbehave: used up by the next ones, one each. */
  readonly videoTroubles: VideoTrouble[] = []
  /** Whether apps may read the state of a video. */
  showsVideos = true
  /** Where uploads go; null: to the fake itself. */
  uploadOrigin: string | null = null
  /** How long a text counts as a duplicate. */
  duplicateMs = 10 * 60_000
  /** The names that a mention of this urn may have; none: there is nobody. */
  namesOf: (urn: string) => readonly string[] = () => []
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

  /** It contains its time of creation. */
  newUrn(): string {
    urns += 1
    return `urn:li:share:${(BigInt(this.now()) << 22n) + BigInt(urns)}`
  }

  add(author: string, body: Record<string, unknown>): FakePost {
    const { text, mentions } = readLittleText(String(body.commentary))
    const linked = mentions.filter(({ urn, name }) => isNameOf(urn, name, this.namesOf(urn)))
    const post = { urn: this.newUrn(), author, body, text, mentions: linked, at: this.now() }
    this.posts.push(post)
    return post
  }
}

export interface ShownMention {
  /** In the shown text. */
  start: number
  name: string
  urn: string
}

/** A page is found by its exact name, a member in any case; what is not found stays as plain text. */
function isNameOf(urn: string, name: string, names: readonly string[]): boolean {
  if (urn.startsWith('urn:li:organization:')) return names.includes(name)
  return names.some((each) => each.toLowerCase() === name.toLowerCase())
}

const reserved = '\\|{}@[]()<>#*_~'

const inBrackets = String.raw`(?:\\[\\|{}@[\]()<>#*_~]|[^\\|{}@[\]()<>#*_~])+`
const hashtagAt = new RegExp(String.raw`\{hashtag\|\\#\|(${inBrackets})\}`, 'y')
const mentionAt = new RegExp(
  String.raw`@\[(${inBrackets})\]\((urn:li:(?:person:[A-Za-z0-9_-]+|organization:[0-9]+))\)`,
  'y',
)

/** The text that LinkedIn shows: cut without notice at the first reserved character that is not escaped. */
export function shownText(commentary: string): string {
  return readLittleText(commentary).text
}

export function readLittleText(commentary: string): { text: string; mentions: ShownMention[] } {
  const mentions: ShownMention[] = []
  let text = ''
  for (let at = 0; at < commentary.length; at += 1) {
    const character = commentary[at] ?? ''
    hashtagAt.lastIndex = at
    mentionAt.lastIndex = at
    const hashtag = hashtagAt.exec(commentary)
    const mention = mentionAt.exec(commentary)
    if (hashtag) {
      text += `#${withoutEscapes(hashtag[1] ?? '')}`
      at += hashtag[0].length - 1
    } else if (mention) {
      const name = withoutEscapes(mention[1] ?? '')
      mentions.push({ start: text.length, name, urn: mention[2] ?? '' })
      text += name
      at += mention[0].length - 1
    } else if (character === '\\' && reserved.includes(commentary[at + 1] ?? ' ')) {
      text += commentary[at + 1] ?? ''
      at += 1
    } else if (character === '_' && isInAddress(commentary, at)) text += character
    else if (reserved.includes(character)) break
    else text += character
  }
  return { text, mentions }
}

function withoutEscapes(text: string): string {
  return text.replace(/\\(.)/gs, '$1')
}

/** How LinkedIn treats an underscore in an address is undocumented; the fake accepts it unescaped. */
function isInAddress(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const word = before.slice(Math.max(before.lastIndexOf(' '), before.lastIndexOf('\n')) + 1)
  return /https?:\/\/|www\.|[a-z0-9-]\.[a-z]{2,}/i.test(word)
}
