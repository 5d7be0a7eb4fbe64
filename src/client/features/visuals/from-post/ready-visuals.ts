import { fetchBrand } from '#client/queries/brand'
import type { User } from '#client/queries/user'
import type { Answer } from '#shared/contract/contract'
import { beforeAfter } from '#shared/designs/before-after'
import { carousel } from '#shared/designs/carousel'
import { carouselMagazine } from '#shared/designs/carousel-magazine'
import { comparison } from '#shared/designs/comparison'
import type { TemplateDesign } from '#shared/designs/design'
import type { Facts } from '#shared/designs/facts'
import { headline } from '#shared/designs/headline'
import { keyNumber } from '#shared/designs/key-number'
import { quote } from '#shared/designs/quote'
import { quotePortrait } from '#shared/designs/quote-portrait'
import { take } from '#shared/designs/take'
import { matterOf } from '#shared/facts/matter-of'
import { pickFacts } from '#shared/facts/pick-facts'
import type { SceneDocument } from '#shared/scene/scene'
import { formatsFor } from '#shared/templates/choose-template'
import { looksFor } from '#shared/templates/looks'
import { setWords } from './fill-from-post.ts'
import { signatureOf } from './signature-of.ts'
import { setInFormat } from './try-designs.ts'

export const visualKinds = ['firstLine', 'keyFigure', 'quotation', 'comparison', 'carousel'] as const
export type VisualKind = (typeof visualKinds)[number]

/** The first of them that the post fills is taken. */
const designsOf: Readonly<Record<VisualKind, readonly TemplateDesign[]>> = {
  firstLine: [take, headline],
  keyFigure: [keyNumber],
  quotation: [quote, quotePortrait],
  comparison: [beforeAfter, comparison],
  carousel: [carousel, carouselMagazine],
}

export interface ReadyVisuals {
  /** Those that the post has words for. */
  readonly kinds: readonly VisualKind[]
  /** In its author's own colours and fonts, signed. Nothing where the words find no room. */
  make(kind: VisualKind): Promise<SceneDocument | undefined>
}

/** The five visuals that a post can be shown as, each made when it is asked for. @param content the post as it reads now */
export function readyVisualsOf(post: Answer<'getPost'>, content: string, user: User | null): ReadyVisuals {
  const facts = pickFacts({ ...matterOf(post), content })
  const factsOf = (kind: VisualKind): Facts => (kind === 'firstLine' ? firstLineOf(facts) : facts)
  const suiting = (kind: VisualKind) => designsOf[kind].filter(({ needs }) => needs?.(factsOf(kind)))
  const dress = async () => {
    const brand = await fetchBrand()
    return { brand, look: looksFor(brand)[0], signature: await signatureOf(user, brand), language: post.language }
  }
  const made = new Map<VisualKind, Promise<SceneDocument | undefined>>()

  async function makeFirstThatFits(kind: VisualKind): Promise<SceneDocument | undefined> {
    const dressed = await dress()
    const said = factsOf(kind)
    for (const design of suiting(kind))
      for (const format of formatsFor(design)) {
        const { filled, hasRoom } = await setInFormat(design, format, said, (each) => setWords(each, said, dressed))
        if (hasRoom) return filled
      }
    return undefined
  }

  return {
    kinds: visualKinds.filter((kind) => suiting(kind).length > 0),
    make(kind) {
      const known = made.get(kind) ?? makeFirstThatFits(kind)
      made.set(kind, known)
      return known
    },
  }
}

/** Nothing but how the post opens. */
function firstLineOf({ hook, source, date }: Facts): Facts {
  return hook ? { hook, title: hook, ...(source && { source }), ...(date && { date }) } : {}
}
