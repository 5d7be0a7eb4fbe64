import { onePage, picture, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'
import { foot, large, minFoot, poster } from './typography.ts'

const white = '#ffffff'
const ink = '#12161d'
const green = '#0a6b4d'
const mist = '#dbe5e0'

/** The picture runs to three edges, and the words on their white panel cut into it like a caption of a magazine. */
export const headlineImage: TemplateDesign = {
  key: 'headline-image',
  name: 'Headline with Image',
  description: 'A picture to the edges, with the headline on a white panel that cuts into it.',
  category: 'news',
  needs: ({ title, image }) => Boolean(title && image),
  formats: {
    portrait: onePage('headline-image', formatSizes.portrait, white, [
      rectangle('Ground of the picture', [0, 0, 1080, 780], mist),
      picture('Picture', [0, 0, 1080, 780]),
      rectangle('Panel', [0, 660, 940, 690], white),
      rectangle('Tab', [80, 660, 200, 20], green),
      text(
        'Headline',
        [80, 728, 800, 410],
        'Your headline goes here, below your picture',
        large(poster.heading, 84, { fontWeight: 800, lineHeight: 1.08, color: ink }),
        { field: 'title' },
      ),
      ...foot('portrait', { families: poster, source: green, date: ink }),
    ]),
    landscape: onePage('headline-image-wide', formatSizes.landscape, white, [
      rectangle('Ground of the picture', [560, 0, 640, 627], mist),
      picture('Picture', [560, 0, 640, 627]),
      rectangle('Panel', [0, 0, 640, 460], white),
      rectangle('Tab', [64, 440, 160, 20], green),
      text(
        'Headline',
        [64, 56, 536, 368],
        'Your headline goes here, beside your picture',
        large(poster.heading, 64, { fontWeight: 800, lineHeight: 1.1, color: ink }),
        { field: 'title' },
      ),
      text(
        'Posted by',
        [64, 483, 464, 80],
        'Your name',
        {
          fontFamily: poster.body,
          fontSize: minFoot.landscape,
          fontWeight: 600,
          lineHeight: 1.25,
          color: ink,
          verticalAlign: 'middle',
        },
        { field: 'signature' },
      ),
    ]),
  },
}
