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
    draft: 'Your draft',
    hook: 'A water office cut its yearly letter from two pages to nine lines.',
    point: 'Answers without a reminder rose from 40 to 70 percent in the first month.',
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
      text: 'Ready visuals made from your post’s own words: a picture or a carousel, attached with one press. Change anything in the editor, and export it as PNG, JPEG, PDF or SVG.',
    },
    settings: {
      title: 'Personalized settings',
      text: 'Say who you are and who you write for, and add posts you wrote. Every draft starts in your voice, not in a model’s.',
    },
    history: {
      title: 'Post history and management',
      text: 'Drafts, scheduled and published posts in one list and one calendar. Find any post by word, model or day. Each keeps its source and all its versions.',
    },
    analytics: {
      title: 'Analytics dashboard',
      text: 'Posts, visuals and models of the month, counted from what you really made. Nothing is estimated.',
    },
  },
  product: {
    title: 'The generator, as it is',
    alt: 'A finished post. On the left its text, below it what to change and the Publish button; on the right tabs for the preview, the check and the sources, with the preview of the post and its carousel as LinkedIn shows them.',
    caption:
      'A screenshot of a sample post. The badge names the model that wrote it, or says “Built-in (no AI)” where none did.',
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
        text: 'The post appears as it is written. Edit it, check its claims against the source, and see where LinkedIn cuts it off.',
      },
      {
        title: 'Create visuals',
        text: 'Pick a ready visual or make your own in the editor. Then publish the post on LinkedIn, schedule it, or copy it.',
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
