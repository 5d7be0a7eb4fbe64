import { afterPayment } from '#shared/rules/plans'
import type { LegalText } from './legal-page.tsx'

/**
 * The privacy policy: what this software really stores and sends. The operator of an installation is responsible for
 * it.
 */
export const privacyText: LegalText = {
  title: 'Privacy Policy',
  since: '22 November 2026',
  summary:
    'Postwright stores what it needs to write and keep your posts. It has no advertising, no analytics and no trackers of others.',
  sections: [
    {
      id: 'responsible',
      title: 'Who is responsible',
      paragraphs: [
        'Postwright is software that people and companies run on their own machines. Responsible for your data is whoever runs this installation, the operator: “we” in this text. The makers of the software receive nothing from it.',
        'Your data is stored on the operator’s machine and in its database. Ask the operator where those stand.',
      ],
    },
    {
      id: 'stored',
      title: 'What is stored',
      paragraphs: [
        [
          'Your account: e-mail address, first and last name if you gave them, time zone, role and approval. Your password, if you have one, only as a hash from which it cannot be read. If you sign in through another provider: which one, and the name it knows you by.',
          'Your sessions: when they began and were last used, and what your browser calls itself.',
          'Your posts: the text, your opinion, the choices you made, the first draft, and the source it came from with its address, title, text and time of reading.',
          'Your settings and content styles, with your example posts.',
          'Your visuals, and the images you uploaded for them.',
          {
            aboutPlans:
              'Your subscription: its state and your billing history. Card numbers go straight to the payment provider and never to us.',
          },
          'Mails that we wrote to you, without their text once they are sent.',
          'If you sign in with a code: the key of your authenticator app, encrypted, and your recovery codes as hashes.',
          'Traces of sign-in attempts, as hashes and for a short time, to slow down whoever guesses passwords. Logs of errors, without the contents of your posts.',
        ],
        'We use this to run the service for you (the contract between us) and to keep it secure (our legitimate interest), for nothing else. We do not sell it, and we train no model with it.',
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      paragraphs: [
        'Two cookies, set when you sign in, and no script can read them. One tells the server who you are: it lasts at most 60 days, and ends after 14 days without use and when you sign out. The other only tells that you have signed in here before, so that strangers who guess at your password do not hold you up: it stays for a year, or until you change your password. If you sign in with a code, a third one lasts the five minutes until you have entered it.',
        'Drafts you have not sent yet stay in your browser’s own storage until you send them or sign out. These public pages set no cookie.',
      ],
    },
    {
      id: 'receivers',
      title: 'Who receives what',
      paragraphs: [
        [
          'The vendor of the AI model you choose (OpenAI, Anthropic, Google, Mistral, or an endpoint set up by the operator) receives the text of the article or document, your opinion, and your style with its example posts. With web search on, the vendor also searches the web for it. The built-in composer sends nothing to anyone.',
          'The site whose address you paste receives a request from our server, not from your browser.',
          {
            aboutPlans:
              'The payment provider receives what you enter when you subscribe, and its script is loaded on that one page only.',
          },
          'The operator’s mail service delivers mails to you.',
          'LinkedIn receives your text when you share, publish or schedule a post, with what you attach to it. If you connect an account, LinkedIn gives us its name, its picture and a token; we keep them until you disconnect it, the token encrypted.',
          'Administrators of this installation see your name, e-mail address, role and number of posts.',
        ],
        'There are no third-party trackers, no advertising and no fonts or scripts from other hosts. Some vendors are outside your country; choose a model whose vendor you trust with the text.',
      ],
    },
    {
      id: 'retention',
      title: 'How long it is kept',
      paragraphs: [
        'Your posts, visuals and images are kept as long as you have your account and do not delete them. Your account itself stays until you ask for its deletion.',
        {
          aboutPlans: `When you cancel Pro, they stay accessible for ${afterPayment.keptDays} days after the end of the period you paid for and are then removed; a mail reminds you ${afterPayment.noticeDays} days before.`,
        },
        'What the law obliges us to keep, such as invoices, is kept for as long as it says.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask the operator what is stored about you, have it corrected or deleted, receive a copy in a common format, and object to its use. You can also complain to a data protection authority.',
        'Most of it needs no asking: you see, change and delete your posts, styles and settings yourself.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Postwright is not meant for children under 13, and they may not have an account. If we learn that a child under 13 has registered, we delete the account and all that belongs to it.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      paragraphs: [
        'Passwords are hashed with Argon2, sessions end by themselves, addresses that you paste are fetched through a guard that keeps out of internal networks, and documents are read in a process of their own. Nothing is perfectly secure; if your data were affected by an incident, we would tell you.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes and questions',
      paragraphs: [
        'When this policy changes, the new text and its date stand here. Questions go to the support of this installation, the people who gave you its address.',
      ],
    },
  ],
}
