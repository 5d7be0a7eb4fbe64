import { formatEuro } from '#client/lib/formatting'
import { gigabytes } from '#shared/rules/amounts'
import { limits } from '#shared/rules/limits'
import { modelFacts, modelIds } from '#shared/rules/models'
import { afterPayment, pro, trial } from '#shared/rules/plans'
import { addresses, proPrice } from '../frame/texts.ts'

/** Words of the pricing page. Counts and prices come from the rules the server keeps. */

const models = modelIds.filter((id) => id !== 'compatible' && id !== 'composer')
const basicModels = models.filter((id) => modelFacts[id].isBasic)

function listLabels(ids: readonly (typeof modelIds)[number][]): string {
  const labels = ids.map((id) => modelFacts[id].label)
  return `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}

export interface Plan {
  name: string
  price: string
  unit: string
  text: string
  badge?: string
  features: readonly string[]
  action: { label: string; href: string; opensContact?: true }
}

export const pricingTexts = {
  title: 'Start free. Pay when it has proved itself.',
  lede: 'Every plan reads links, texts and documents, and keeps the source beside each post.',
  plans: [
    {
      name: 'Trial',
      price: formatEuro(0),
      unit: `for ${trial.days} days`,
      text: 'To find out whether the drafts sound like you.',
      features: [
        `${trial.postsPerMonth} posts per month`,
        'Basic AI models',
        'Visual editor',
        'Post history',
        'No credit card required',
      ],
      action: { label: 'Start Free Trial', href: addresses.register },
    },
    {
      name: 'Pro',
      price: proPrice,
      unit: 'per month, billed monthly',
      text: 'For everyone who posts about their field every week.',
      badge: `${pro.postsPerMonth / trial.postsPerMonth}x more content`,
      features: [
        `${pro.postsPerMonth} posts per month`,
        'All AI models',
        'Web search with sources',
        'Advanced visual editor',
        `${gigabytes(limits.mediaBytesPro)} GB for pictures`,
        'Unlimited post storage',
        'Priority support',
      ],
      action: { label: 'Get Started', href: addresses.register },
    },
    {
      name: 'Enterprise',
      price: 'Custom',
      unit: 'agreed with you',
      text: 'For teams that publish under many names.',
      features: ['Unlimited posts', 'Custom AI training', 'Team collaboration', 'Admin dashboard', 'Dedicated support'],
      action: { label: 'Contact Sales', href: 'https://contact-url.invalid', opensContact: true },
    },
  ] satisfies Plan[],
  faqTitle: 'Questions and answers',
  faqs: [
    {
      question: 'Can I cancel anytime?',
      answer: `Yes, in your settings. You keep Pro until the end of the month you paid for. Your posts and visuals stay accessible for ${afterPayment.keptDays} days after that.`,
    },
    {
      question: 'Which AI models are supported?',
      answer: `${listLabels(models)}; also any OpenAI-compatible model, and a built-in writer without AI. The trial includes ${listLabels(basicModels)}, the compatible model and the built-in writer. Your administrator decides which are connected.`,
    },
    {
      question: 'Is there a free trial?',
      answer: `Yes: ${trial.days} days with ${trial.postsPerMonth} posts, no credit card required. It starts when your account is approved. Afterwards you can still read and edit everything you made.`,
    },
    {
      question: 'How does the visual editor work?',
      answer:
        'Choose a size, upload images, add text, shapes and icons, and arrange them in layers. Then export it as PNG, JPEG, PDF or SVG.',
    },
    {
      question: 'What does Enterprise bring a team?',
      answer:
        'A workspace of its own, with roles, comments, and a review before anything is published. Custom AI training means content styles that follow example posts of your team; no model of a vendor is changed.',
    },
  ],
  contact: {
    title: 'Talk to us about Enterprise',
    text: 'Write to the people who gave you this address, and tell them how many of you would use Postwright.',
    close: 'Close',
  },
} as const
