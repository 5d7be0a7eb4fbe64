import { megabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import { trial } from '#shared/rules/plans'
import { proPrice } from '../frame/texts.ts'

/** Words of the landing page. The clipping in its head shows the demo's sample. */

const offer = `${trial.days} days, ${trial.postsPerMonth} posts, no credit card.`

export const landingTexts = {
  hero: {
    title: 'Grow your LinkedIn audience with AI content you can',
    stroke: 'stand behind',
    lede: 'Postwright turns a news link, a text or a document into a post in your voice. It writes from the source you choose, and keeps that source beside the draft.',
    start: 'Start Trial',
    demo: 'See it write',
    offer,
  },
  clip: {
    label: 'A sample article and the draft made from it',
    flag: 'Sample article',
    city: 'From the city desk',
    title: 'The letter got shorter, the answers came sooner',
    before: 'Last year the water office asked for meter readings on two pages. The new letter has nine lines.',
    taken: 'In the first month 7 of 10 households answered without a reminder; last year it was 4 of 10.',
    after: 'Other letters are to follow.',
    draft: 'Your draft',
    hook: 'A water office cut its yearly letter from two pages to nine lines.',
    point: 'Last year, 4 of 10 households answered without a reminder. This year it was 7 of 10.',
    opinion: 'My view: most follow-up work starts with a first message nobody could follow.',
    source: 'The source stays with the draft.',
    sourceHint: 'As it was read.',
  },
  features: {
    title: 'Features',
    ai: {
      title: 'AI content generation',
      text: 'Write with OpenAI, Anthropic, Google or Mistral, or with a model on your own machine. With none at all, the built-in writer quotes the article’s strongest facts, and says so.',
    },
    scraping: {
      title: 'Smart URL scraping',
      text: 'Paste an address. Postwright keeps the headline, author, date and text, and leaves menus, adverts and cookie notices behind.',
    },
    visuals: {
      title: 'Visual content creator',
      text: 'Text, shapes, icons and images in layers, on fourteen canvas sizes. Export the picture as PNG, JPEG, PDF or SVG, the same as on screen.',
    },
    settings: {
      title: 'Personalized settings',
      text: 'Set your audience, your language and up to three example posts. Every draft starts in your voice, not in a model’s.',
    },
    history: {
      title: 'Post history and management',
      text: 'Find any post by word, model or day. Each keeps its source, and its first draft beside what you made of it.',
    },
    analytics: {
      title: 'Analytics dashboard',
      text: 'Posts, visuals and models of the month, counted from what you really made. Nothing is estimated.',
    },
  },
  product: {
    title: 'The generator, as it is',
    alt: 'The generator: the finished post with its character count and its actions, and beside it the preview as LinkedIn shows it, with tabs for the check, the voice, the versions and the sources.',
    caption:
      'A screenshot, not a drawing, of a sample article and a sample post. The badge names what wrote the post; it says “Built-in (no AI)” where no model did.',
  },
  steps: {
    title: 'How It Works',
    list: [
      {
        title: 'Add news URL',
        text: `Or paste a text, or upload a document of up to ${megabytes(limits.fileBytes)} MB. Postwright shows you what it read.`,
      },
      {
        title: 'Generate content',
        text: 'The post appears as it is written. Edit it, count its characters, and see where LinkedIn will fold it.',
      },
      {
        title: 'Create visuals',
        text: 'Turn the main point into a picture in the visual editor, then copy the post and share it.',
      },
    ],
  },
  about: {
    title: 'About',
    text: 'A post carries your name, not the model’s. So Postwright writes from a source you choose, keeps that source beside the draft, and never passes its built-in writer off as AI. It is open source under the MIT licence and runs on your own machine.',
  },
  closing: {
    title: 'Your next post is in something you read today',
    text: `${offer} After that, Pro is ${proPrice} a month.`,
    start: 'Start Trial',
  },
  note: 'The article, the post and the figures on this page are samples.',
} as const
