import type { BuiltInTemplate } from './built-in-template.ts'
import { bars } from './designs/bars.ts'
import { beforeAfter } from './designs/before-after.ts'
import { carousel } from './designs/carousel.ts'
import { event } from './designs/event.ts'
import { headline } from './designs/headline.ts'
import { headlineImage } from './designs/headline-image.ts'
import { keyNumber } from './designs/key-number.ts'
import { points } from './designs/points.ts'
import { portrait } from './designs/portrait.ts'
import { quote } from './designs/quote.ts'
import { twitterMockUp } from './designs/twitter-mock-up.ts'
import { type TemplateDesign, templatesOf } from './template-design.ts'

/** In the order in which they are listed, and offered for a post that fills several. */
export const designs: readonly TemplateDesign[] = [
  keyNumber,
  quote,
  points,
  headlineImage,
  headline,
  portrait,
  carousel,
  beforeAfter,
  bars,
  event,
  twitterMockUp,
]

/** Everyone's templates: each design in each of its formats. */
export const builtInTemplates: readonly BuiltInTemplate[] = designs.flatMap(templatesOf)
