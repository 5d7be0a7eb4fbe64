import { afterPayment, pro, trial } from '#shared/rules/plans'
import { proPrice } from '../frame/texts.ts'
import type { LegalText } from './legal-page.tsx'

/**
 * The terms. Prices and counts come from the rules that the server enforces; the liability cap is that of spec section
 * 9.
 */
export const termsText: LegalText = {
  title: 'Terms of Service',
  since: '22 November 2026',
  summary:
    'The rules for using this installation of Postwright, in plain words. “We” are the people or the company that run it, “you” are whoever uses it.',
  sections: [
    {
      id: 'service',
      title: 'What Postwright does',
      paragraphs: [
        'Postwright reads a news link, a text or a document that you give it, and helps you write a LinkedIn post about it, with an AI model you choose or with its built-in composer. It keeps your posts, lets you make pictures for them, and shows what you made.',
        'Postwright publishes only what you tell it to, and only from an account that you have connected (see Publishing on LinkedIn). Sharing by hand opens LinkedIn with your text.',
        'Postwright is open source under the MIT licence. These terms are about the service we run with it, not about the software.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      paragraphs: [
        'You need an account. We decide who gets one, and may decline a request without giving reasons.',
        'Give your real e-mail address. If you sign in with a password, choose one you use nowhere else, and keep it to yourself. What is done with your account counts as done by you, unless you told us before that someone else has got in.',
        'You must be at least 13 years old.',
      ],
    },
    {
      id: 'plans',
      title: 'Trial and Pro',
      isAboutPlans: true,
      paragraphs: [
        `The trial lasts ${trial.days} days from the approval of your account and includes ${trial.postsPerMonth} posts per month. It needs no credit card and ends by itself. Nothing is charged when it ends.`,
        `Pro costs ${proPrice} per month and includes ${pro.postsPerMonth} posts per month. It is billed monthly, in advance, until you cancel.`,
        'A post counts when it has been written. One that failed or that you stopped does not. A deleted post gives nothing back, and unused posts do not move into the next month.',
        'Enterprise is agreed in writing. Where that agreement says something else than these terms, the agreement holds.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Cancelling and refunds',
      isAboutPlans: true,
      paragraphs: [
        'You can cancel Pro at any time in your settings. You keep it until the end of the month you have paid for, and nothing is charged after that.',
        `Your posts and visuals stay accessible for ${afterPayment.keptDays} days after the end of that month. Take with you what you want to keep; afterwards they are removed.`,
        'We do not refund months that have begun. The free trial is there so that you can find out first. Rights that the law gives you as a consumer stay untouched.',
      ],
    },
    {
      id: 'content',
      title: 'Your content',
      paragraphs: [
        'What you put in and what you make stays yours. We use it only to run the service for you: to read it, to store it, and to send it to the model you chose.',
        'Use only sources that you may use. An article belongs to its author and publisher. A post that sums it up in your words and names the source is usually fine; copying whole passages usually is not.',
        'A model can be wrong. It may state a figure or a name that its source does not hold, and it may write for someone else what it wrote for you. Read each draft against its source before you publish it: the post carries your name, and you answer for it.',
      ],
    },
    {
      id: 'linkedin',
      title: 'Publishing on LinkedIn',
      paragraphs: [
        'When you connect an account, LinkedIn gives us a token with which we may post as you, or as the company pages you run. We use it for the posts you publish or schedule here, for deleting one of them when you ask for it, and for the name and picture of the account. We read nothing else there.',
        'What is sent is the text you see, whom it is for, and the picture, document or link you attach. It goes out at the time you said. If it cannot go out within an hour of it, or if LinkedIn does not say whether it took the post, we ask you. What goes out is your post: you answer for it, and LinkedIn’s terms apply.',
        'Tokens are kept encrypted and last about 60 days; we remind you before. You can disconnect an account at any time, here or at LinkedIn: we then forget the token and ask LinkedIn to end it. What is scheduled for that account does not go out, and what is published stays at LinkedIn until you delete it.',
      ],
    },
    {
      id: 'fair-use',
      title: 'Fair use',
      paragraphs: [
        'Please do not use Postwright to',
        [
          'break the law, or help others break it',
          'harass people, impersonate them, or spread what you know to be false about them',
          'get round limits, approval or security, or look for a way to',
          'send it requests by program in an amount that harms others',
          'reach pages that you have no right to read',
        ],
        'We may suspend an account that does. Where we can, we tell you first and let you answer.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      paragraphs: [
        'AI models, the payment provider, the sites you link to and LinkedIn belong to others and have terms of their own. A vendor may change or withdraw a model; then it is no longer on offer here.',
      ],
    },
    {
      id: 'availability',
      title: 'Availability and changes',
      paragraphs: [
        'We run the service with care, but we do not promise that it is always there or free of errors. Keep a copy of what matters to you.',
        'We may change the service and these terms.',
        {
          aboutPlans:
            'If a change takes something from you that you pay for, we tell you at least 30 days before, and you can cancel by then. The price of a month you have paid for does not change.',
        },
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'The service is provided as it is. As far as the law allows, we are not liable for indirect damage, lost profit or lost reputation, nor for what you publish.',
        {
          aboutPlans:
            'Our liability for all claims together is limited to the amounts you paid us in the 12 months before the event that gave rise to the claim.',
        },
        'These limits do not apply to intent, gross negligence, harm to life, body or health, or wherever the law does not permit them.',
      ],
    },
    {
      id: 'ending',
      title: 'Ending',
      paragraphs: [
        'You can stop using Postwright at any time and ask us to delete your account. We can end the contract with 30 days’ notice, and at once if you break these terms badly.',
        { aboutPlans: 'If we end it without such a reason, we refund the part of the month that is left.' },
        'If one of these rules is not valid, the others stay. The law of the country in which we, the operator, are established applies; as a consumer you keep the protection of the country you live in.',
      ],
    },
  ],
}
