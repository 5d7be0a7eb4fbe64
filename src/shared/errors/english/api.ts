/** Keys of the API, and calls with them. */
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
  callLimit: ({ limit, most, window, seconds }: { limit: string; most: number; window: number; seconds: number }) =>
    `The limit “${limit}” is used up: ${most} calls in ${window} seconds. Try again in ${seconds} s.`,
}
