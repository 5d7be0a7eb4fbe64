import { onePage, picture, rectangle, text } from './build.ts'
import { formatSizes, type TemplateDesign } from './design.ts'

const white = '#ffffff'
const ink = '#14181f'
const green = '#0c6b4f'
const grey = '#4d5661'

/** The picture runs to three edges; the words keep to quiet ground beside it. */
export const headlineImage: TemplateDesign = {
  key: 'headline-image',
  name: 'Headline with Image',
  description: 'A picture over the right half, the headline on white beside it.',
  category: 'news',
  needs: ({ title, image }) => Boolean(title && image),
  formats: {
    landscape: onePage('headline-image', formatSizes.landscape, white, [
      rectangle('Ground of the picture', [640, 0, 560, 627], '#d9e2de'),
      picture('Picture', [640, 0, 560, 627]),
      rectangle('Edge', [628, 0, 12, 627], green),
      rectangle('Marker', [72, 80, 64, 8], green),
      text(
        'Headline',
        [72, 116, 496, 376],
        'Your headline goes here, beside your picture',
        { fontFamily: 'Lato', fontSize: 62, fontWeight: 700, lineHeight: 1.15, color: ink },
        { field: 'title' },
      ),
      text(
        'Source',
        [72, 514, 496, 32],
        'Name of the source',
        { fontFamily: 'Lato', fontSize: 22, fontWeight: 700, lineHeight: 1.4, color: green },
        { field: 'source' },
      ),
      text(
        'Date',
        [72, 546, 496, 32],
        'Date',
        { fontFamily: 'Lato', fontSize: 20, fontWeight: 400, lineHeight: 1.5, color: grey },
        { field: 'date' },
      ),
    ]),
  },
}
