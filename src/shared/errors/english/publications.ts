import { grouped } from '#shared/rules/amounts'
import { mentionLimits } from '#shared/rules/mentions'
import { publishing } from '#shared/rules/publishing'
import { longDay } from '#shared/time/long-day'

/** Publishing at LinkedIn: why a post waits, failed or needs confirmation, and what to do. */
export const publicationSentences = {
  publicationMissing: () => 'This publication does not exist.',
  publicationUnderWay: () => 'This post is on its way to LinkedIn.',
  publicationNeedsPro: () => 'Publishing on LinkedIn is part of Pro. Sharing by hand is free.',
  publicationOff: () => 'Publishing is off on this server. Scheduled posts go out once it’s on again.',
  publicationTimeMissing: () => 'Choose a time or the queue.',
  publicationTimePast: () => 'This time has passed. Choose a later one.',
  publicationTimeTooFar: () => 'Choose a time within the next two years.',
  publicationZoneUnknown: () => 'This time zone is not known.',
  publicationQueueEmpty: () => 'This account has no weekly times yet. Add some, or choose a time.',
  publicationQueueChanged: () => 'The queue has changed. Try again.',
  publicationAlready: () => 'This post is already scheduled for this account. Change or unschedule it first.',
  publicationSameText: () => 'This account already has this text on LinkedIn or planned, less than a day apart.',
  publicationTwice: () => 'This post was scheduled twice. It goes out once.',
  publicationAddressWrong: () => 'This is not the address of a LinkedIn post.',

  postBeingSent: () => 'This post is being sent to LinkedIn. Delete it once that’s done.',
  postUnconfirmed: () => 'LinkedIn did not answer. Say first whether the post is there, then delete it.',
  publicationDone: () => 'Your post is on LinkedIn.',
  publicationDeleted: () => 'The post was deleted from LinkedIn.',
  publicationBeyondToken: ({ day }: { day: string }) =>
    `LinkedIn wants you to sign in again by ${longDay(day, 'en-GB')}. Reconnect the account before then.`,

  publicationSignIn: () => 'LinkedIn wants you to sign in again. Reconnect the account.',
  publicationSealed: () =>
    'The server’s SECRET has changed. Reconnect the account, or ask an administrator to set the former one.',
  publicationPaused: () => 'The account is paused. Turn it on again in Settings.',
  publicationVersion: () =>
    'LinkedIn has ended this server’s API version. The post goes out once another one works, up to 24 hours after its time. Administrators were notified.',
  publicationDayLimit: () => 'LinkedIn’s daily limit is reached. It goes out after midnight UTC.',
  publicationUnreachable: () => 'LinkedIn can’t be reached. Trying again.',
  publicationTrouble: () => 'Something went wrong. Trying again.',
  publicationGaveUp: () =>
    'Something went wrong five times, so the post was not published. Try again, or tell an administrator.',
  publicationNotApproved: () => 'Your account needs approval again before it can publish.',
  publicationNeedsApproval: () => 'It waits for approval. It goes out at its time once someone approves it.',
  publicationNotLent: () =>
    'The owner of this account no longer lends it. It goes out once they lend it again; or unschedule it and choose another account.',
  publicationOwnerRefused: () =>
    'The owner of this account said no to this post. Ask them, or unschedule it and choose another account.',
  publicationAsksOwner: () => 'It waits for the owner of the account to say yes.',
  publicationLeftTeam: () =>
    'Whoever scheduled this can’t publish for the team any more. Schedule it again under another account.',
  publicationPlanEnded: () => 'Publishing on LinkedIn is part of Pro, which has ended.',
  publicationUnknown: () => 'LinkedIn did not answer. We’ll know within a few minutes whether the post is there.',
  publicationUnconfirmed: () => 'LinkedIn did not answer. Is the post on your profile there?',
  publicationMissed: () => 'This post missed its time. Publish it now, or choose another time.',

  publicationRestored: () =>
    'This server was restored from a backup, and the post may be on LinkedIn already. Check there first.',
  publicationsHeld: () =>
    'This server was restored from a backup. Check whether your scheduled posts are on LinkedIn already.',

  publicationAccountGone: () => 'The LinkedIn account is no longer connected. Connect it and choose a time again.',
  publicationProductMissing: () =>
    'The LinkedIn app lacks the product “Share on LinkedIn”, or for a company page the Community Management API. Ask an administrator to add it.',
  publicationTooLong: () =>
    `The text is too long for LinkedIn: at most ${grouped(publishing.characters, 'en')} characters, and special ones count twice.`,
  publicationEmpty: () => 'The post is empty.',
  tooManyMentions: () => `A post mentions at most ${mentionLimits.used} people and pages.`,
  mentionNameWrong: () => 'Enter the name exactly as LinkedIn shows it, on one line.',
  mentionUrnWrong: () => 'This is not the urn of a person or page at LinkedIn.',
  publicationShareLimit: () =>
    'LinkedIn lets unverified members post only a few times a day. Verify your account there, or try tomorrow.',
  publicationRefused: ({ code }: { code: string }) => `LinkedIn refused the post (${code}).`,
  publicationConflict: () => 'LinkedIn was busy, so the post was not published. Try again.',
  publicationMediaStuck: () =>
    'LinkedIn is still processing the picture or document, so the post was not published. Try again.',
  publicationDuplicate: () => 'The same text is on LinkedIn already. It was not published again.',
  publicationDuplicateOf: ({ address }: { address: string }) =>
    `The same text is on LinkedIn already: ${address}. It was not published again.`,
  publicationVisualGone: () => 'The visual was deleted. Choose another one, or publish without.',
  publicationVisualBroken: () => 'The visual could not be drawn. Change it in the editor, or publish without.',
  publicationVideoFailed: () =>
    'LinkedIn could not process the video. Save it again as MP4 with H.264, and attach that.',
  publicationPollGone: () => 'The poll was removed. Write another one, or publish without.',
  publicationFilesGone: () => 'The attached files were removed. Attach others, or publish without.',
  cardPictureUnreachable: () => 'The link goes without a picture: the source’s could not be loaded.',
  cardPictureUnsupported: () => 'The link goes without a picture: LinkedIn doesn’t take the source’s format.',
  cardPictureDamaged: () => 'The link goes without a picture: the source’s is damaged.',
  cardPictureTooLarge: () => 'The link goes without a picture: the source’s is too large.',
  cardPictureTooSmall: () => 'The link goes without a picture: the source’s is too small.',
  cardPictureRefused: () => 'The link goes without a picture: LinkedIn refused the source’s.',
  publicationAttachment: () => 'LinkedIn refused this attachment. Choose another one, or publish without.',
  publicationLetters: ({ letters }: { letters: readonly string[] }) =>
    `No font here has these characters: ${letters.join(' ')}. Replace them in the visual, then publish again.`,
  publicationDeleteRefused: ({ code }: { code: string }) =>
    `LinkedIn refused to delete the post (${code}). Delete it there.`,

  firstCommentProductMissing: () =>
    'LinkedIn doesn’t let this account’s app add comments. Copy the text and add it yourself.',
  firstCommentUnconfirmed: () =>
    'LinkedIn did not answer, so the first comment may be missing. Look, and add it yourself if it is.',
  firstCommentByHand: () => 'The first comment was not added. Look, and add it yourself.',
  firstCommentPostDeleted: () => 'The post was deleted before its first comment was added.',
  firstCommentTooLate: () => 'The first comment would have come more than an hour after the post. Add it yourself.',
  firstCommentNotAllowed: () => 'This account may no longer be used here. Add the first comment yourself.',
  firstCommentDayLimit: () => 'LinkedIn’s daily limit is reached. Add the first comment yourself.',
  firstCommentUnreachable: () => 'LinkedIn did not take the first comment in time. Add it yourself.',
  firstCommentRefused: ({ code }: { code: string }) => `LinkedIn refused the first comment (${code}). Add it yourself.`,
  firstCommentNotYours: () => 'There is no first comment left to add.',
}
