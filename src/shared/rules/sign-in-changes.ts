/** How the ways to sign in to an account change; its owner gets a mail about each. */
export const signInChanges = [
  'passwordChanged',
  'passwordReset',
  'passwordSet',
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'recoveryCodesRenewed',
  'identityLinked',
  'identityUnlinked',
  'newDevice',
  'apiKeyCreated',
  'apiKeyRevoked',
  'appConnected',
  'appDisconnected',
  'appStopped',
] as const

export type SignInChange = (typeof signInChanges)[number]
