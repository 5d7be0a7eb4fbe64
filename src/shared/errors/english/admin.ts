/** What an administrator hears: users, prompt templates, shared styles, jobs. */
export const adminSentences = {
  modelVendorInEnvironment: () => 'The environment sets this. Change it there and start the server again.',
  modelAddressWithUser: () =>
    'Leave user and password out of the address: no request carries them. A key goes into its own field.',
  modelHostNotAllowed: () =>
    'The server may not ask this host: its MODEL_HOSTS names those it may. Whoever runs the server can change that.',
  modelKeyForOtherAddress: () => 'Enter the key again: it is not sent to an address that it was not entered for.',
  modelOfOtherVendor: () => 'This model is another vendor’s.',
  userMissing: () => 'This user does not exist.',
  ownApprovalKept: () => 'You cannot withdraw your own approval.',
  ownRoleKept: () => 'You cannot change your own role. Ask another administrator to do it.',
  onlyAdministratorKept: () => 'You are the only administrator. Make someone else an administrator first.',
  roleIsPaidFor: () =>
    'This person pays for Pro. Cancel the subscription first, in the payment service’s dashboard, or ask them to do it in their settings; the role then changes by itself when the paid time is over.',
  ownSecondFactorKept: () => 'This is your own. You can turn it off in your settings.',
  secondFactorOffAlready: () => 'Two-step sign-in is off already.',
  ownAccountKept: () => 'This is your own account. You can delete it in your settings.',
  administratorKept: () => 'Administrators cannot be deleted. Give this account another role first.',
  mailNotSetUp: () => 'No mail server is set up. Set SMTP_URL and MAIL_FROM first.',
  settingInEnvironment: () => 'The environment of the server sets this. Change it there, and start the server anew.',
  domainsNeedMail: () =>
    'Open to some domains, an address is proven by a mail, and no mail server is set up. Set SMTP_URL first, or let administrators approve.',
  monthlyPostsReset: () => 'Monthly post counts have been reset.',
  promptTemplateMissing: () => 'This prompt template does not exist.',
  activePromptTemplateKept: () => 'Posts are written by this template. Activate another one instead.',
  activePromptTemplateNotDeleted: () =>
    'Posts are written by this template. Activate another one before you delete it.',
  lastStyleKept: () => 'This is the last content style. Create another one before you delete it.',
  jobGone: () => 'This job is not waiting for you any more.',
  metricsTokenMissing: () => 'Send METRICS_TOKEN as a bearer token.',
}
