import { type FieldPlace, fieldName, type ValueRule, valueRule } from './fields.ts'

/** Invalid requests, and what the server can't do for anyone right now. */
export const requestSentences = {
  versionUnnamed: () => 'Say which version this was written on: send If-Match with its number.',
  versionUnreadable: () => 'If-Match must be a version’s number in quotation marks.',
  changedElsewhere: () => 'Someone else has changed this since you opened it. Compare the two, then save yours.',
  unexpected: () => 'Something went wrong on our side. Try again in a moment.',
  nothingHere: () => 'There is nothing at this address.',
  requestInvalid: () => 'The request is not valid.',
  requestMethodUnknown: () => 'There is no call with this method.',
  requestUnreadable: () => 'The request could not be understood.',
  requestAddressInvalid: () => 'The address of this request is not valid.',
  requestWithoutLength: () => 'Sign in first, or say how long the request is with a Content-Length header.',
  requestHostUnknown: () =>
    'This server has another address. Its operator can set PUBLIC_URL, or add this name to ALLOWED_HOSTS.',
  requestTooLarge: () => 'This is too much to send at once.',
  requestTooNested: () => 'This has too many parts, or is nested too deeply.',
  requestTooSlow: () => 'The request took too long to arrive. Try again.',
  requestHeadersTooLarge: () => 'The headers of this request are too large.',
  requestCancelled: () => 'The request was cancelled.',
  requestFromElsewhere: () => 'This request came from another site and was refused.',
  requestWithoutOrigin: () => 'This request does not say where it comes from. Send an Origin header with it.',
  requestEmpty: () => 'The request is empty: what it is about has to be sent as JSON.',
  requestNoObject: () => 'The request has to be a JSON object.',

  fieldMissing: (place: FieldPlace) => `${fieldName(place)} is missing.`,
  fieldInvalid: (place: FieldPlace) => `${fieldName(place)} is not valid.`,
  fieldWrong: ({ key, entry, ...rule }: FieldPlace & ValueRule) => `${fieldName({ key, entry })} ${valueRule(rule)}.`,

  tooManyAttempts: ({ seconds }: { seconds: number }) => `Too many attempts. Try again in ${duration(seconds)}.`,
  serverBusy: () => 'The server is very busy right now. Try again in a moment.',
  serverStopping: () => 'The server is stopping.',
  diskFull: () => 'The server’s disk is full, so this was not saved. Tell an administrator.',
  databaseAway: () => 'The server can’t reach its database right now. Try again in a moment.',
  storageAway: () => 'The server can’t reach its storage of pictures right now. Try again in a moment.',
  workCancelled: () => 'The work was cancelled.',
  exportsBusy: () => 'Other exports are being made right now. Please try again in a moment.',
}

function duration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}
