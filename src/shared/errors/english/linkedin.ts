import { longDay } from '#shared/time/long-day'

/** Accounts at LinkedIn, and the apps they are connected with. */
export const linkedinSentences = {
  linkedinAccountMissing: () => 'This LinkedIn account is not connected.',
  tooManyLinkedinAccounts: ({ most }: { most: number }) =>
    `You can connect at most ${most} LinkedIn accounts. Disconnect one first.`,
  linkedinUnreachable: () => 'LinkedIn cannot be reached right now. Try again in a moment.',
  linkedinPortraitMissing: () => 'There is no portrait of this account.',
  linkedinTokenMalformed: () =>
    'This is not a token of LinkedIn: tokens have neither blanks nor special characters. Copy it again, all of it and nothing else.',
  linkedinTokenRefused: () =>
    'LinkedIn does not accept this token. Make a new one with its token generator, and copy all of it.',
  linkedinTokenWithoutProfile: () =>
    'This token does not say whose it is. Make a new one with the scopes openid, profile, email and w_member_social.',
  linkedinDisconnected: () => 'The account is disconnected. LinkedIn has taken its access back.',
  linkedinDisconnectedOnlyHere: () =>
    'The account is disconnected here. LinkedIn did not confirm that access has ended: remove the app there too, under Settings > Data privacy > Permitted services.',
  linkedinEndsSoon: ({ account, day }: { account: string; day: string }) =>
    `The LinkedIn connection of ${account} ends on ${longDay(day, 'en-GB')}. Renew it before then, and nothing has to wait.`,
  linkedinEnded: ({ account }: { account: string }) =>
    `LinkedIn no longer lets Postwright post as ${account}. Connect the account again: a scheduled post waits for up to an hour after its time, then it asks you.`,
  linkedinAppInEnvironment: () => 'This app is set in the server’s environment and can only be changed there.',
  linkedinAppSecretMissing: () => 'Enter the client secret too.',
  linkedinAppMissing: () => 'Enter client ID and client secret first.',
}
