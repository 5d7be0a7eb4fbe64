import { grouped } from '#shared/rules/amounts'
import { publishing } from '#shared/rules/publishing'
import { longDay } from '#shared/time/long-day'

/** Publishing at LinkedIn: why a post waits, failed or asks, and what to do. */
export const publicationSentences = {
  publicationMissing: () => 'This publication does not exist.',
  publicationUnderWay: () => 'This post is on its way to LinkedIn already. Wait a moment and look again.',
  publicationNeedsPro: () => 'Publishing on LinkedIn is part of Pro. Sharing by hand stays free.',
  publicationOff: () =>
    'Publishing is switched off on this server. You can plan the post; it goes out once publishing is on again.',
  publicationTimeMissing: () => 'Choose one: a time, or the queue.',
  publicationTimePast: () => 'This time is over. Choose a later one.',
  publicationTimeTooFar: () => 'Choose a time within the next two years.',
  publicationZoneUnknown: () => 'This time zone is not known.',
  publicationQueueEmpty: () => 'This account has no weekly times yet. Add some, or choose a time.',
  publicationQueueChanged: () => 'The queue has changed meanwhile. Look at it again.',
  publicationAlready: () => 'This post is already planned for this account. Change or cancel that first.',
  publicationSameText: () =>
    'The same text goes out from this account within a day, or went out. Publish it again only if you mean to.',
  publicationTwice: () => 'This post was planned for this account more than once. Only one of them goes out.',
  publicationAddressWrong: () => 'This is not the address of a post at LinkedIn.',

  postBeingSent: () =>
    'This post is being sent to LinkedIn. Wait until that is over, or cancel it, and delete the post then.',
  postUnconfirmed: () =>
    'LinkedIn did not say whether it took this post. Look there and say whether it is there; then it can be deleted.',
  publicationDone: () => 'Your post is on LinkedIn.',
  publicationDeleted: () => 'The post was deleted at LinkedIn.',
  publicationBeyondToken: ({ day }: { day: string }) =>
    `Access to LinkedIn ends before this time, on ${longDay(day, 'en-GB')}. Connect the account again until then, or the post will wait for up to an hour and then ask you.`,

  publicationSignIn: () =>
    'LinkedIn asks you to sign in again. Connect the account once more; the post waits for up to an hour after its time, then it asks you.',
  publicationSealed: () =>
    'This server was started with another SECRET and cannot open the account’s access to LinkedIn. An administrator has to set the right one, or you connect the account again; the post waits for up to an hour after its time, then it asks you.',
  publicationPaused: () => 'The account is paused. The post waits for up to an hour after its time, then it asks you.',
  publicationVersion: () =>
    'LinkedIn no longer has the version of its interface that this server asks for. An administrator has to change LINKEDIN_API_VERSION.',
  publicationDayLimit: () => 'LinkedIn takes no more posts today. It goes out after midnight UTC.',
  publicationUnreachable: () => 'LinkedIn cannot be reached right now. It is tried again in a moment.',
  publicationTrouble: () => 'Something went wrong here. It is tried again in a moment.',
  publicationGaveUp: () =>
    'Something went wrong here, five times in a row. The post was not published; try again, and tell an administrator if it goes on.',
  publicationNotApproved: () =>
    'Your account has to be approved again before anything of it is published. The post waits for up to an hour after its time, then it asks you.',
  publicationPlanEnded: () =>
    'Publishing on LinkedIn is part of Pro, which has ended. The post waits for up to an hour after its time, then it asks you.',
  publicationUnknown: () => 'LinkedIn did not answer. Whether the post is there shows within a few minutes.',
  publicationUnconfirmed: () =>
    'LinkedIn did not say whether it took the post. Look at your profile there: is the post there?',
  publicationMissed: () =>
    'This post could not go out within an hour of its time. Publish it now, or choose another time.',

  publicationRestored: () =>
    'This server was set back to an earlier state, and the post may have gone out since. Check whether it is on LinkedIn before you go on.',
  publicationsHeld: () =>
    'This server was set back to an earlier state. What you had planned waits for you: check whether it is on LinkedIn already.',

  publicationAccountGone: () => 'The LinkedIn account is no longer connected. Connect it, and choose a time again.',
  publicationProductMissing: () =>
    'The app at LinkedIn may not post. An administrator has to add the product “Share on LinkedIn” to it; for a company page, the Community Management API.',
  publicationTooLong: () =>
    `The text is too long for LinkedIn: at most ${grouped(publishing.characters, 'en')} characters, of which special ones count twice.`,
  publicationEmpty: () => 'The post is empty.',
  publicationShareLimit: () =>
    'LinkedIn lets unverified members post only a few times a day. Verify your account there, or try tomorrow.',
  publicationRefused: ({ code }: { code: string }) => `LinkedIn did not take the post (${code}). It was not published.`,
  publicationConflict: () => 'LinkedIn was busy with the same post twice. It was not published; try again.',
  publicationMediaStuck: () =>
    'LinkedIn is still working on the picture or document. The post was not published; try again.',
  publicationDuplicate: () => 'The same text went out at LinkedIn a short while ago. It was not published again.',
  publicationDuplicateOf: ({ address }: { address: string }) =>
    `The same text is at LinkedIn already: ${address}. It was not published again.`,
  publicationVisualGone: () => 'There is no visual to attach any more. Choose another one, or publish without.',
  publicationVisualBroken: () =>
    'The visual could not be drawn. Open it in the editor and change it, or publish without.',
  cardPictureUnreachable: () =>
    'The link’s card goes without a picture: the picture of the source could not be loaded.',
  cardPictureUnsupported: () =>
    'The link’s card goes without a picture: the picture of the source is of a kind that LinkedIn does not take and that cannot be converted here, such as SVG.',
  cardPictureDamaged: () => 'The link’s card goes without a picture: the picture of the source is damaged.',
  cardPictureTooLarge: () =>
    'The link’s card goes without a picture: the picture of the source is too large to be converted.',
  cardPictureTooSmall: () => 'The link’s card goes without a picture: the picture of the source is tiny.',
  cardPictureRefused: () => 'The link’s card goes without a picture: LinkedIn did not take the picture of the source.',
  publicationAttachment: () => 'LinkedIn does not take this attachment. Choose another one, or publish without.',
  publicationLetters: ({ letters }: { letters: readonly string[] }) =>
    `The visual has characters that no font here has: ${letters.join(' ')}. Replace them in the visual, then publish again.`,
  publicationDeleteRefused: ({ code }: { code: string }) =>
    `LinkedIn did not delete the post (${code}). Delete it there.`,
}
