import { announcement } from '#shared/designs/announcement'
import { bars } from '#shared/designs/bars'
import { beforeAfter } from '#shared/designs/before-after'
import { bookReport } from '#shared/designs/book-report'
import type { BuiltInTemplate } from '#shared/designs/built-in-template'
import { carousel } from '#shared/designs/carousel'
import { carouselMagazine } from '#shared/designs/carousel-magazine'
import { checklist } from '#shared/designs/checklist'
import { comparison } from '#shared/designs/comparison'
import { type TemplateDesign, templatesOf } from '#shared/designs/design'
import { event } from '#shared/designs/event'
import { headline } from '#shared/designs/headline'
import { headlineImage } from '#shared/designs/headline-image'
import { keyFigures } from '#shared/designs/key-figures'
import { keyNumber } from '#shared/designs/key-number'
import { lineChart } from '#shared/designs/line-chart'
import { mythFact } from '#shared/designs/myth-fact'
import { points } from '#shared/designs/points'
import { poll } from '#shared/designs/poll'
import { portrait } from '#shared/designs/portrait'
import { question } from '#shared/designs/question'
import { quote } from '#shared/designs/quote'
import { quotePortrait } from '#shared/designs/quote-portrait'
import { steps } from '#shared/designs/steps'
import { take } from '#shared/designs/take'
import { timeline } from '#shared/designs/timeline'
import { twitterMockUp } from '#shared/designs/twitter-mock-up'

/** In the order in which they are listed, and offered for a post that fills several. */
export const designs: readonly TemplateDesign[] = [
  keyNumber,
  keyFigures,
  quote,
  quotePortrait,
  beforeAfter,
  comparison,
  poll,
  lineChart,
  bars,
  timeline,
  mythFact,
  event,
  points,
  carousel,
  headlineImage,
  bookReport,
  headline,
  portrait,
  carouselMagazine,
  checklist,
  steps,
  take,
  question,
  announcement,
  twitterMockUp,
]

/** Everyone's templates: each design in each of its formats. */
export const builtInTemplates: readonly BuiltInTemplate[] = designs.flatMap(templatesOf)
