import type { MailCatalogue } from './catalogue.ts'

export const englishMails: MailCatalogue = {
  language: 'en',
  locale: 'en-GB',
  greeting: (name) => `Hello ${name ?? 'there'},`,
  approvalRequest: {
    subject: (name) => `${name} is waiting for approval`,
    text: (person) => `${person} has registered and can use Postwright once an administrator approves the account.`,
    confirmed: 'It is confirmed that the address is theirs.',
    unconfirmed: 'It is not confirmed that the address is theirs: anyone may have entered it.',
    action: 'Review pending accounts',
  },
  approval: {
    subject: 'Your Postwright account is approved',
    text: 'An administrator has approved your account. You can write your first post now.',
    action: 'Open Postwright',
  },
  links: {
    'password-reset': {
      subject: 'Choose a new Postwright password',
      text: 'Someone, most likely you, asked for a new password. The link works once, within an hour. If it was not you, nothing has changed and you can ignore this mail.',
      action: 'Choose a new password',
    },
    'email-confirmation': {
      subject: 'Confirm your email for Postwright',
      text: 'Please confirm that this address is yours. The link works once, within a day. If you did not register, ignore this mail.',
      action: 'Confirm email',
    },
    invitation: {
      subject: 'You are invited to Postwright',
      text: 'An administrator has made a Postwright account for you. Choose a password and you are in. The link works once, within a week.',
      action: 'Accept the invitation',
    },
  },
  linkedinExpiry: {
    subject: (day) => `Renew your LinkedIn connection before ${day}`,
    text: (account, day) =>
      `LinkedIn lets Postwright post as ${account} until ${day}; it ends every such permission after about sixty days. A post scheduled for later than that waits for up to an hour after its time; then it asks you.`,
    hint: 'Renewing takes a click: as long as you are signed in at LinkedIn, it does not ask again.',
    action: 'Renew the connection',
  },
  linkedinAccessEnded: {
    subject: 'LinkedIn has ended Postwright’s access',
    text: (account) =>
      `LinkedIn no longer lets Postwright post as ${account}. Nothing goes out until you connect the account again. A scheduled post waits for up to an hour after its time; then it asks you.`,
    action: 'Connect again',
  },
  publication: {
    subjects: {
      published: 'Your post is on LinkedIn',
      failed: 'Your post could not be published',
      unconfirmed: 'Is your post on LinkedIn? Please look',
      missed: 'Your post missed its time',
      waiting: 'Your post waits to be published',
    },
    signInAgain: 'LinkedIn asks you to sign in again',
    text: (title, account, outcome) => `“${title}”, for ${account}: ${outcome}`,
    published: 'It went out as planned.',
    openAtLinkedin: 'Open it on LinkedIn',
    open: 'Open it in Postwright',
  },
  removal: {
    subject: (day) => `Your Postwright posts will be removed on ${day}`,
    text: (day) =>
      `Your Pro subscription has ended. Your posts, visuals and media are kept until ${day} and are removed then. Your account stays.`,
    hint: 'To keep them, subscribe again before that day, or save what you need: your settings have a button that exports your data.',
    action: 'Subscribe again',
  },
  signIn: {
    changes: {
      passwordChanged: {
        subject: 'Your Postwright password was changed',
        text: (when) => `The password of your account was changed on ${when}. All other sessions were ended.`,
      },
      passwordReset: {
        subject: 'Your Postwright password was reset',
        text: (when) =>
          `The password of your account was reset on ${when}. All sessions were ended, and a linked identity has to be linked again.`,
      },
      passwordSet: {
        subject: 'Your Postwright account has a password',
        text: (when) => `A first password was set for your account on ${when}. All sessions were ended.`,
      },
      secondFactorOn: {
        subject: 'Two-step sign-in is on',
        text: (when) => `Two-step sign-in was turned on for your account on ${when}.`,
      },
      secondFactorOff: {
        subject: 'Two-step sign-in is off',
        text: (when) => `Two-step sign-in was turned off for your account on ${when}.`,
      },
      secondFactorReset: {
        subject: 'Two-step sign-in was reset',
        text: (when) => `An administrator turned off two-step sign-in for your account on ${when}.`,
      },
      recoveryCodesRenewed: {
        subject: 'You have new recovery codes',
        text: (when) =>
          `New recovery codes were made for your account on ${when}. The former ones do not work any more.`,
      },
      identityLinked: {
        subject: 'Your Postwright account was linked',
        text: (when) =>
          `Your account was linked with an identity provider on ${when}, which can be used to sign in to it.`,
      },
      identityUnlinked: {
        subject: 'Your Postwright account was unlinked',
        text: (when) => `The link between your account and an identity provider was removed on ${when}.`,
      },
      newDevice: {
        subject: 'New sign-in to Postwright',
        text: (when) => `Somebody signed in to your account on ${when} with a browser that had not been used for it.`,
      },
    },
    ifNotYou:
      'If this was not you, choose “Forgot password?” on the sign-in page at once: a new password ends all sessions and linked identities. Then tell an administrator.',
    ifNotYouWithoutPasswords: 'If this was not you, tell an administrator at once.',
    action: 'Look at your account',
  },
}
