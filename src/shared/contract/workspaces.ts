import { z } from 'zod'
import { workspaceRoles } from '#shared/rules/permissions'
import { reviewModes, teamLimits } from '#shared/rules/teams'

/** Workspaces: everyone's own, and those of teams. */

const Role = z.enum(workspaceRoles)
/** An owner is made by handing the team over. */
const GivenRole = z.enum(['manager', 'writer', 'guest'])
const Name = z.string().trim().min(1).max(teamLimits.nameCharacters)
const ofTeam = z.object({ slug: z.string().max(64) })
const ofMember = ofTeam.extend({ userId: z.string().max(64) })

/** A workspace in the list of someone's own. */
export const ListedWorkspace = z.object({
  id: z.string(),
  /** Its part of addresses; null: the personal workspace, which has none. */
  slug: z.string().nullable(),
  /** null: the personal workspace. */
  name: z.string().nullable(),
  kind: z.enum(['personal', 'team']),
  role: Role,
  approves: z.boolean(),
  /** Whether this person lets others of the team have posts written in their voice. */
  lendsVoice: z.boolean(),
  /** Notifications that this person has not seen. */
  unread: z.number().int(),
})

const Team = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  role: Role,
  approves: z.boolean(),
  review: z.enum(reviewModes),
  /** Whether someone may approve a post of their own. */
  selfApproval: z.boolean(),
  /** How far an approved post may be moved without a new approval. */
  approvalWindowHours: z.number().int(),
  timeZone: z.string(),
  foundedAt: z.string(),
  members: z.number().int(),
  /** null: without limit. */
  seats: z.number().int().nullable(),
  plan: z.enum(['trial', 'enterprise']),
  /** When the plan ends; null: it does not. */
  planUntil: z.string().nullable(),
  postsThisMonth: z.number().int(),
  postsPerMonth: z.number().int().nullable(),
  /** To whom its owner offers it. */
  offeredTo: z.object({ userId: z.string(), name: z.string() }).nullable(),
})

const Member = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: Role,
  approves: z.boolean(),
  /** Whether others may have posts written in their voice. */
  lendsVoice: z.boolean(),
  joinedAt: z.string(),
})

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: GivenRole,
  approves: z.boolean(),
  createdAt: z.string(),
  expiresAt: z.string(),
})

const ListedTeam = Team.omit({ role: true, approves: true, offeredTo: true }).extend({
  owner: z.object({ userId: z.string(), name: z.string(), email: z.string() }).nullable(),
  /** Posts a month that were agreed, whether the plan has ended or not; null: without limit. */
  agreedPosts: z.number().int().nullable(),
  /** When its owner deleted it; it can be restored for some days. */
  deletedAt: z.string().nullable(),
})

export const workspacesContract = {
  /** The personal one first, then teams by name. */
  listWorkspaces: { answer: z.array(ListedWorkspace) },
  /** Founds a team. @throws teamsForAdministrators, teamsOff, tooManyTeams */
  createWorkspace: { body: z.object({ name: Name }), answer: ListedWorkspace },
  getWorkspace: { params: ofTeam, answer: Team },
  /** Missing fields stay as they are. */
  updateWorkspace: {
    params: ofTeam,
    body: z.object({
      name: Name.optional(),
      review: z.enum(reviewModes).optional(),
      selfApproval: z.boolean().optional(),
      approvalWindowHours: z.number().int().min(0).max(teamLimits.approvalWindowHours).optional(),
      timeZone: z.string().max(64).optional(),
    }),
    answer: Team,
  },
  /** Its members lose it at once; an administrator can restore it for 30 days. Its name confirms it. */
  deleteWorkspace: { params: ofTeam, body: z.object({ name: z.string().max(200) }) },
  listMembers: { params: ofTeam, answer: z.array(Member) },
  /** @throws teamNeedsOwner for the owner */
  changeMember: {
    params: ofMember,
    body: z.object({ role: GivenRole.optional(), approves: z.boolean().optional() }),
    answer: Member,
  },
  /** Lets others of the team have posts written in one's own voice, or ends that. */
  lendVoice: { params: ofTeam, body: z.object({ isLent: z.boolean() }) },
  /** Leaves the team, or removes someone else from it. @throws teamNeedsOwner for the owner */
  removeMember: { params: ofMember },
  listWorkspaceInvitations: { params: ofTeam, answer: z.array(Invitation) },
  /** Mails a link, which the answer holds once. Inviting an address again ends its earlier link. */
  inviteMember: {
    params: ofTeam,
    body: z.object({
      email: z.string().trim().toLowerCase().max(200).pipe(z.email()),
      role: GivenRole,
      approves: z.boolean().default(false),
    }),
    answer: Invitation.extend({ url: z.string(), isMailed: z.boolean() }),
  },
  withdrawInvitation: { params: ofTeam.extend({ id: z.string().max(64) }) },
  /** What a link invites to, for whoever has it. @throws linkExpired */
  readTeamInvitation: {
    body: z.object({ token: z.string().max(200) }),
    /** `invitedBy`: null where they are gone. */
    answer: z.object({ team: z.string(), invitedBy: z.string().nullable() }),
  },
  /** For whoever is signed in with the address that was invited. @throws linkExpired, invitationOfOther */
  joinWorkspace: { body: z.object({ token: z.string().max(200) }), answer: ListedWorkspace },
  offerWorkspace: { params: ofTeam, body: z.object({ userId: z.string().max(64) }) },
  /** Accepts the offer: the owner so far becomes a manager. */
  takeOverWorkspace: { params: ofTeam },
  withdrawOffer: { params: ofTeam },

  listTeams: { answer: z.array(ListedTeam) },
  /** Missing fields stay as they are; null is without limit, or without end. */
  changeTeam: {
    params: ofTeam,
    body: z.object({
      plan: z.enum(['trial', 'enterprise']).optional(),
      seats: z.number().int().min(1).max(10_000).nullable().optional(),
      postsPerMonth: z.number().int().min(1).max(1_000_000).nullable().optional(),
      until: z.iso.datetime().nullable().optional(),
      /** False restores a deleted team. */
      isDeleted: z.literal(false).optional(),
    }),
    answer: ListedTeam,
  },
}
