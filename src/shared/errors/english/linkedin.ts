import { longDay } from '#shared/time/long-day'

/** Accounts at LinkedIn, and the apps they are connected with. */
export const linkedinSentences = {
  linkedinAccountMissing: () => 'This LinkedIn account is not connected.',
  tooManyLinkedinAccounts: ({ most }: { most: number }) =>
    `You can connect at most ${most} LinkedIn accounts. Disconnect one first.`,
  linkedinUnreachable: () => 'LinkedIn cannot be reached right now. Try again in a moment.',
  linkedinPortraitMissing: () => 'There is no portrait of this account.',
  linkedinTokenMalformed: () => 'This is not a LinkedIn token. Copy all of it, and nothing else.',
  linkedinTokenRefused: () =>
    'LinkedIn rejects this token. Make a new one with its token generator, and copy all of it.',
  linkedinTokenWithoutProfile: () =>
    'This token lacks a scope. Make a new one with openid, profile, email and w_member_social.',
  linkedinConnectedOtherwise: ({ name }: { name: string }) =>
    `${name} is connected through an app already. Reconnect that account, or disconnect it before you paste a token.`,
  linkedinDisconnected: () => 'The account is disconnected, on LinkedIn too.',
  linkedinDisconnectedOnlyHere: () =>
    'The account is disconnected here. Remove the app on LinkedIn too, under Settings > Data privacy > Permitted services.',
  linkedinEndsSoon: ({ account, day }: { account: string; day: string }) =>
    `The LinkedIn connection of ${account} ends on ${longDay(day, 'en-GB')}. Reconnect it before then.`,
  linkedinEnded: ({ account }: { account: string }) =>
    `LinkedIn wants you to sign in again as ${account}. Reconnect, or scheduled posts won’t go out.`,
  linkedinCallsNearLimit: ({ account, used, limit }: { account: string; used: number; limit: number }) =>
    `${account} has used ${used} of the ${limit} calls that LinkedIn allows a day. Posts beyond that wait until midnight UTC.`,
  mentionLookUpMissing: () =>
    'Looking up names at LinkedIn takes an account of yours that this server’s second app connects.',
  mentionLookUpTomorrow: () =>
    'The calls that LinkedIn still allows today are kept for your posts. Look it up after midnight UTC, or paste the URN.',
  linkedinVersionChanged: ({ from, to }: { from: string; to: string }) =>
    `LinkedIn’s API version ${from} has ended or ends soon. Postwright uses ${to} from now on.`,
  linkedinVersionEnded: ({ version }: { version: string }) =>
    `LinkedIn has ended API version ${version}, and no later one works yet. Posts wait up to 24 hours and go out once one works.`,
  linkedinPinnedVersionEnded: ({ version }: { version: string }) =>
    `LinkedIn has ended API version ${version}, which LINKEDIN_API_VERSION pins. Posts wait until you change or remove it.`,
  linkedinVersionEnds: ({ version, day }: { version: string; day: string }) =>
    `LinkedIn’s API version ${version} ends about ${longDay(day, 'en-GB')}, and no later one works yet. Postwright looks for one every day.`,
  linkedinPinnedVersionEnds: ({ version, day }: { version: string; day: string }) =>
    `LinkedIn’s API version ${version} ends about ${longDay(day, 'en-GB')}. Change or remove LINKEDIN_API_VERSION before then.`,
  linkedinAppInEnvironment: () => 'The server’s environment sets this app. Change it there.',
  linkedinAppSecretMissing: () => 'Enter the client secret too.',
  linkedinAppMissing: () => 'Enter client ID and client secret first.',
}
