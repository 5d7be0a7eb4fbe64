import type { WorkspaceRole } from '../../rules/permissions.ts'

/** What others did in a team: in the bell and in mails. A post's title stands above them. */
export const teamNewsSentences = {
  reviewAsked: ({ by }: { by: string }) => `${by} asks for your review.`,
  reviewApproved: ({ by }: { by: string }) => `${by} approved it.`,
  reviewChangesRequested: ({ by }: { by: string }) => `${by} asks for changes.`,
  commentAdded: ({ by }: { by: string }) => `${by} commented.`,
  commentMentions: ({ by }: { by: string }) => `${by} mentioned you in a comment.`,
  lendingAsked: ({ by, account }: { by: string; account: string }) =>
    `${by} wants to publish it as ${account}. Say yes or no.`,
  lendingAllowed: ({ by, account }: { by: string; account: string }) => `${by} lets it go out as ${account}.`,
  lendingRefused: ({ by, account }: { by: string; account: string }) => `${by} does not let it go out as ${account}.`,
  accountTakenBack: ({ by, account }: { by: string; account: string }) =>
    `${by} no longer lends ${account}. What you planned for it waits.`,
  accountRemoved: ({ account }: { account: string }) =>
    `The owner of ${account} disconnected it. What you planned for it waits.`,
  teamInvites: ({ by, team }: { by: string; team: string }) =>
    `${by} invites you to ${team}. The link to join is in your mail.`,
  teamJoined: ({ person, team }: { person: string; team: string }) => `${person} joined ${team}.`,
  teamLeft: ({ person, team }: { person: string; team: string }) => `${person} left ${team}.`,
  teamRemovedYou: ({ by, team }: { by: string; team: string }) => `${by} removed you from ${team}.`,
  teamRole: ({ by, team, role, approves }: { by: string; team: string; role: WorkspaceRole; approves: boolean }) =>
    `${by} changed your role in ${team}: ${roles[role]}${approves ? ', and you approve posts' : ''}.`,
  teamOffered: ({ by, team }: { by: string; team: string }) => `${by} offers you to own ${team}.`,
  teamHandedOver: ({ person, team }: { person: string; team: string }) => `${person} owns ${team} now.`,
  teamDeleted: ({ by, team }: { by: string; team: string }) => `${by} deleted ${team}.`,
  formerMember: () => 'A former member',
}

const roles: Readonly<Record<WorkspaceRole, string>> = {
  owner: 'owner',
  manager: 'manager',
  writer: 'writer',
  guest: 'guest, who reads and comments',
}
