import { type QueryClient, queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { callApi } from '#client/lib/api'
import type { Answer, Body } from '#shared/contract/contract'
import { queryKeys } from './keys.ts'
import type { Outcome } from './outcome.ts'

/** A team: its facts, who belongs to it, who is invited. Refetched at each visit, since other members change it too. */

export type Team = Answer<'getWorkspace'>
export type Member = Answer<'listMembers'>[number]
export type TeamInvitation = Answer<'listWorkspaceInvitations'>[number]
export type TeamChange = Body<'updateWorkspace'>
export type Invite = Required<Body<'inviteMember'>>
export type SentInvitation = Answer<'inviteMember'>
export type MemberChange = Body<'changeMember'>
export type GivenRole = Invite['role']

const teamKeys = {
  all: (slug: string) => [...queryKeys.team, slug],
  facts: (slug: string) => [...queryKeys.team, slug, 'facts'],
  members: (slug: string) => [...queryKeys.team, slug, 'members'],
  invitations: (slug: string) => [...queryKeys.team, slug, 'invitations'],
}

const teamQuery = (slug: string) =>
  queryOptions({
    queryKey: teamKeys.facts(slug),
    queryFn: ({ signal }) => callApi('getWorkspace', { params: { slug }, signal }),
    staleTime: 0,
  })

const membersQuery = (slug: string) =>
  queryOptions({
    queryKey: teamKeys.members(slug),
    queryFn: ({ signal }) => callApi('listMembers', { params: { slug }, signal }),
    staleTime: 0,
  })

const teamInvitationsQuery = (slug: string) =>
  queryOptions({
    queryKey: teamKeys.invitations(slug),
    queryFn: ({ signal }) => callApi('listWorkspaceInvitations', { params: { slug }, signal }),
    staleTime: 0,
  })

export function useTeam(slug: string) {
  return useQuery(teamQuery(slug))
}

export function useMembers(slug: string) {
  return useQuery(membersQuery(slug))
}

/** Those that can still be accepted. */
export function useTeamInvitations(slug: string) {
  return useQuery(teamInvitationsQuery(slug))
}

export function useChangeTeam(slug: string, outcome: Outcome<Team, TeamChange> = {}) {
  return useMutation({
    mutationFn: (body: TeamChange) => callApi('updateWorkspace', { params: { slug }, body }),
    onSuccess: (team, change, _, { client }) => {
      client.setQueryData(teamKeys.facts(slug), team)
      void client.invalidateQueries({ queryKey: queryKeys.user })
      outcome.onSuccess?.(team, change)
    },
    onError: (error, change) => outcome.onError?.(error, change),
  })
}

/** @param name confirms it */
export function useDeleteTeam(slug: string, { onSuccess, onError }: Outcome<undefined, string> = {}) {
  return useMutation({
    mutationFn: (name: string) => callApi('deleteWorkspace', { params: { slug }, body: { name } }),
    onSuccess: (answer, name) => onSuccess?.(answer, name),
    onError: (error, name) => onError?.(error, name),
  })
}

export function useChangeMember(
  slug: string,
  { onSuccess, onError }: Outcome<Member, { member: Member; change: MemberChange }> = {},
) {
  return useMutation({
    mutationFn: ({ member: { userId }, change }: { member: Member; change: MemberChange }) =>
      callApi('changeMember', { params: { slug, userId }, body: change }),
    onSuccess: (changed, variables, _, { client }) => {
      client.setQueryData(membersQuery(slug).queryKey, (members) =>
        members?.map((each) => (each.userId === changed.userId ? changed : each)),
      )
      onSuccess?.(changed, variables)
    },
    onError: (error, variables) => onError?.(error, variables),
    // their own role is part of the user
    onSettled: (_answer, _error, _variables, _, { client }) => refreshTeam(client, slug),
  })
}

/** Removes someone from the team, or leaves it. */
export function useRemoveMember(slug: string, { onSuccess, onError }: Outcome<undefined, Member> = {}) {
  return useMutation({
    mutationFn: ({ userId }: Member) => callApi('removeMember', { params: { slug, userId } }),
    onSuccess: (answer, member, _, { client }) => {
      client.setQueryData(membersQuery(slug).queryKey, (members) =>
        members?.filter(({ userId }) => userId !== member.userId),
      )
      onSuccess?.(answer, member)
    },
    onError: (error, member) => onError?.(error, member),
  })
}

/** The answer holds the only copy of the link. */
export function useInviteMember(slug: string) {
  return useMutation({
    mutationFn: (body: Invite) => callApi('inviteMember', { params: { slug }, body }),
    onSuccess: (_invitation, _body, _, { client }) =>
      void client.invalidateQueries({ queryKey: teamKeys.invitations(slug) }),
  })
}

export function useWithdrawTeamInvitation(slug: string, { onSuccess, onError }: Outcome<undefined, TeamInvitation>) {
  return useMutation({
    mutationFn: ({ id }: TeamInvitation) => callApi('withdrawInvitation', { params: { slug, id } }),
    onSuccess: (answer, invitation, _, { client }) => {
      client.setQueryData(teamInvitationsQuery(slug).queryKey, (invitations) =>
        invitations?.filter(({ id }) => id !== invitation.id),
      )
      onSuccess?.(answer, invitation)
    },
    onError: (error, invitation) => onError?.(error, invitation),
    onSettled: (_answer, _error, _variables, _, { client }) =>
      void client.invalidateQueries({ queryKey: teamKeys.invitations(slug) }),
  })
}

/** Offers the team to a member, who must accept. */
export function useOfferTeam(slug: string, { onSuccess }: Outcome<undefined, string> = {}) {
  return useMutation({
    mutationFn: (userId: string) => callApi('offerWorkspace', { params: { slug }, body: { userId } }),
    onSuccess: (answer, userId, _, { client }) => {
      void client.invalidateQueries({ queryKey: teamKeys.facts(slug) })
      onSuccess?.(answer, userId)
    },
  })
}

export function useWithdrawOffer(slug: string, { onError }: Outcome<undefined, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('withdrawOffer', { params: { slug } }),
    onError: (error) => onError?.(error),
    onSettled: (_answer, _error, _variables, _, { client }) =>
      void client.invalidateQueries({ queryKey: teamKeys.facts(slug) }),
  })
}

/** Accepts the team from its owner. */
export function useTakeOverTeam(slug: string, { onSuccess, onError }: Outcome<undefined, void> = {}) {
  return useMutation({
    mutationFn: () => callApi('takeOverWorkspace', { params: { slug } }),
    onSuccess: (answer) => onSuccess?.(answer),
    onError: (error) => onError?.(error),
    onSettled: (_answer, _error, _variables, _, { client }) => refreshTeam(client, slug),
  })
}

export function useFoundTeam() {
  return useMutation({ mutationFn: (name: string) => callApi('createWorkspace', { body: { name } }) })
}

/** What the link of an invitation invites to. @param token '' loads nothing */
export function useTeamInvitation(token: string) {
  return useQuery({
    queryKey: [...queryKeys.teamInvitation, token],
    queryFn: ({ signal }) => callApi('readTeamInvitation', { body: { token }, signal }),
    enabled: token !== '',
    retry: false,
  })
}

/** For whoever is signed in with the address that was invited. */
export function useJoinTeam() {
  return useMutation({ mutationFn: (token: string) => callApi('joinWorkspace', { body: { token } }) })
}

/** Also who the signed-in person is there. */
function refreshTeam(client: QueryClient, slug: string): void {
  void client.invalidateQueries({ queryKey: teamKeys.all(slug) })
  void client.invalidateQueries({ queryKey: queryKeys.user })
}
