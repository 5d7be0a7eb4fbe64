import type { MailCatalogue } from './catalogue.ts'

export const englishMails: MailCatalogue = {
  language: 'en',
  locale: 'en-GB',
  greeting: (name) => `Hello ${name ?? 'there'},`,
  approvalRequest: {
    subject: (name) => `${name} is waiting for approval`,
    text: (person) => `${person} has registered and needs your approval.`,
    confirmed: 'The address is confirmed.',
    unconfirmed: 'The address is not confirmed.',
    action: 'Review pending accounts',
  },
  approval: {
    subject: 'Your Postwright account is approved',
    text: 'You can write your first post now.',
    action: 'Open Postwright',
  },
  links: {
    'password-reset': {
      subject: 'Choose a new Postwright password',
      text: 'The link works once, within an hour. If you didn’t ask for it, ignore this mail.',
      action: 'Choose a new password',
    },
    'email-confirmation': {
      subject: 'Confirm your email for Postwright',
      text: 'The link works once, within a day. If you didn’t register, ignore this mail.',
      action: 'Confirm email',
    },
    invitation: {
      subject: 'You are invited to Postwright',
      text: 'Choose a password to get started. The link works once, within a week.',
      action: 'Accept the invitation',
    },
  },
  teamInvitation: {
    subject: (team) => `Join ${team} on Postwright`,
    text: (from, team) =>
      `${from} invites you to write with ${team}. The link works once, within a week, for this address alone.`,
    action: 'Join the team',
  },
  teamNews: {
    aboutPost: (title) => `About “${title}”`,
    quoted: (words) => `“${words}”`,
    daily: (comments) => (comments === 1 ? 'A comment for you' : `${comments} comments for you`),
    openPost: 'Open the post',
    open: 'Open Postwright',
  },
  linkedinExpiry: {
    subject: (day) => `Reconnect LinkedIn before ${day}`,
    text: (account, day) =>
      `Postwright can publish as ${account} until ${day}. Posts scheduled for later won’t go out unless you reconnect.`,
    action: 'Reconnect LinkedIn',
  },
  linkedinAccessEnded: {
    subject: 'LinkedIn wants you to sign in again',
    text: (account) => `Until you do, nothing is published as ${account}.`,
    action: 'Reconnect LinkedIn',
  },
  webhookOff: {
    subject: 'A webhook is off',
    hint: 'Once its address answers again, turn it on and send again what it missed.',
    action: 'Look at your webhooks',
  },
  publication: {
    subjects: {
      published: 'Your post is on LinkedIn',
      failed: 'Your post could not be published',
      unconfirmed: 'Is your post on LinkedIn?',
      missed: 'Your post missed its time',
      waiting: 'Your post is waiting to be published',
    },
    signInAgain: 'LinkedIn wants you to sign in again',
    text: (title, account, outcome) => `“${title}”, for ${account}: ${outcome}`,
    published: 'It was published as scheduled.',
    openAtLinkedin: 'Open it on LinkedIn',
    open: 'Open it in Postwright',
  },
  removal: {
    subject: (day) => `Your Postwright posts will be removed on ${day}`,
    text: (day) =>
      `Your Pro subscription has ended. Your posts, visuals and media are removed on ${day}. Your account stays.`,
    hint: 'To keep them, subscribe again before then, or export your data in Settings.',
    action: 'Subscribe again',
  },
  signIn: {
    changes: {
      passwordChanged: {
        subject: 'Your Postwright password was changed',
        text: (when) => `Your password was changed on ${when}. All other sessions were ended.`,
      },
      passwordReset: {
        subject: 'Your Postwright password was reset',
        text: (when) =>
          `Your password was reset on ${when}. All sessions were ended, and a linked account has to be linked again.`,
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
        text: (when) => `New recovery codes were made for your account on ${when}. The old ones no longer work.`,
      },
      identityLinked: {
        subject: 'Your Postwright account was linked',
        text: (when) => `Your account was linked with an identity provider on ${when}. It can now be used to sign in.`,
      },
      identityUnlinked: {
        subject: 'Your Postwright account was unlinked',
        text: (when) => `Your account was unlinked from an identity provider on ${when}.`,
      },
      newDevice: {
        subject: 'New sign-in to Postwright',
        text: (when) => `Someone signed in to your account on ${when} with a new browser.`,
      },
      apiKeyCreated: {
        subject: 'Your Postwright account has a new API key',
        text: (when) => `A key of the API was created for your account on ${when}. Programs can use it to act for you.`,
      },
      apiKeyRevoked: {
        subject: 'A key of your Postwright account was revoked',
        text: (when) => `A key of the API was revoked on ${when}. Programs that use it are refused from now on.`,
      },
      appConnected: {
        subject: 'An app was connected to your Postwright account',
        text: (when) =>
          `You allowed an app on ${when} to act for you. What it may do is listed in Settings > Developers, where you can disconnect it.`,
      },
      appDisconnected: {
        subject: 'An app was disconnected from your Postwright account',
        text: (when) => `An app that acted for you was disconnected on ${when}. It is refused from now on.`,
      },
      appStopped: {
        subject: 'An app was stopped from using your Postwright account',
        text: (when) =>
          `Something that an app proves its access with was used twice on ${when}, as if someone had copied it. The app was disconnected. You can connect it again.`,
      },
    },
    ifNotYou: 'If this was not you, choose “Forgot password?” on the sign-in page at once, then tell an administrator.',
    ifNotYouWithoutPasswords: 'If this was not you, tell an administrator at once.',
    action: 'Look at your account',
  },
}
