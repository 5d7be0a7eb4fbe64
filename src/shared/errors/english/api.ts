/** Keys of the API and connected apps, and calls with them. */
export const apiSentences = {
  keyMissing: () => 'This call needs an API key: send it as Authorization: Bearer pw_live_…',
  keyMalformed: () => 'This is no complete API key: a character is missing or wrong. Copy it again.',
  keyUnknown: () => 'This API key is not valid: it was revoked, or it belongs to another installation.',
  keyExpired: () => 'This API key has expired. Make a new one in Settings > Developers.',
  keyNotHere: () => 'API keys can’t make this call. Those they can make are listed at /api/docs.',
  keyLacksScope: ({ scope }: { scope: string }) => `This API key lacks the scope “${scope}”.`,
  keyLacksAccount: () => 'This API key may not use this LinkedIn account.',
  keyMissingHere: () => 'There is no such API key.',
  keyExpiryPast: () => 'The key has to expire later than now, and within five years.',
  keyNeedsApproval: ({ address }: { address: string }) =>
    `A key publishes only what a person has approved as it goes out. Open ${address} and approve it there, then call again.`,
  keyAcceptsNoClaims: () => 'Only a person can vouch for a claim. Do it in Postwright, beside the post.',
  tooManyKeys: ({ most }: { most: number }) => `You can have ${most} API keys. Revoke one first.`,
  accessUnknown: () => 'This access token is not valid: it has expired, or the app was disconnected.',
  appUnknown: () =>
    'This app is not known here, or not any more. Remove Postwright in the app, add it again, and start over.',
  appDescriptionMissing: () => 'The address that this app is known by could not be read. Try again later.',
  appDescriptionInvalid: () => 'What this app says about itself can’t be used. Tell those who make it.',
  appAddressForeign: () =>
    'This link would lead to an address that the app has not named as its own. Do not go on: someone may have made it up.',
  appRequestInvalid: () => 'This app asks in a way that is not supported here. Start over in the app.',
  appScopeNotAsked: () => 'An app can be allowed only what it asks for.',
  appMissingHere: () => 'There is no such connected app.',
  tooManyApps: ({ most }: { most: number }) => `You can connect ${most} apps. Disconnect one first.`,
  idempotencyKeyInvalid: () =>
    'The Idempotency-Key must have 1 to 255 letters, digits or other visible ASCII characters.',
  idempotencyOfStream: () => 'A stream of events can’t be repeated: ask for JSON, or leave out the Idempotency-Key.',
  idempotencyOtherCall: () =>
    'This Idempotency-Key was used for another call. Take a new one for each thing to create.',
  idempotencyInProgress: () => 'The first call with this Idempotency-Key is still running. Try again in a moment.',
  callLimit: ({ limit, most, window, seconds }: { limit: string; most: number; window: number; seconds: number }) =>
    `The limit “${limit}” is used up: ${most} calls in ${window} seconds. Try again in ${seconds} s.`,
}
