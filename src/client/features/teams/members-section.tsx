import { X } from 'lucide-react'
import { errorMessage } from '#client/lib/api'
import {
  type GivenRole,
  type Member,
  type Team,
  useChangeMember,
  useMembers,
  useRemoveMember,
} from '#client/queries/team'
import { Avatar } from '#client/ui/avatar'
import { Badge } from '#client/ui/badge'
import { confirmAction } from '#client/ui/confirm'
import { FormSection } from '#client/ui/form-section'
import { IconButton } from '#client/ui/icon-button'
import { Cluster } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { Bone, Skeleton } from '#client/ui/skeleton'
import { Switch } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import type { Me } from './me.ts'
import styles from './members-section.module.css'
import { leads, RoleSelect } from './role-select.tsx'
import { teamTexts } from './texts.ts'

/** Who belongs to the team, and in which role. Managers change both. */
export function MembersSection({ team, me }: { team: Team; me: Me }) {
  const words = teamTexts.members
  const query = useMembers(team.slug)
  return (
    <FormSection title={words.title}>
      {query.data ? (
        <ul className={styles.members}>
          {query.data.map((member) => (
            <MemberRow key={member.userId} member={member} slug={team.slug} me={me} />
          ))}
        </ul>
      ) : query.error ? (
        <LoadFailure level={3} title={words.failed} query={query} />
      ) : (
        <Skeleton label={words.loading}>
          <Bone width="100%" height="64px" />
        </Skeleton>
      )}
    </FormSection>
  )
}

function MemberRow({ member, slug, me }: { member: Member; slug: string; me: Me }) {
  const words = teamTexts.members
  const { name, email, role, approves, userId } = member
  const isMe = userId === me.id
  const mayChange = role !== 'owner' && me.team.permissions.includes('members.manage')
  return (
    <li className={styles.member}>
      <Avatar initial={name.slice(0, 1).toLocaleUpperCase()} />
      <div className={styles.who}>
        <Cluster as="span">
          <b dir="auto">{name}</b>
          {isMe && <Badge tone="line">{words.you}</Badge>}
        </Cluster>
        {email !== name && (
          <Text size={14} tone="dim">
            {email}
          </Text>
        )}
      </div>
      {mayChange ? (
        <Changes member={member} slug={slug} isMe={isMe} />
      ) : (
        <Text as="div" size={14} className={styles.role}>
          {teamTexts.roles[role]}
          {approves && !leads(role) && <Badge>{teamTexts.approves}</Badge>}
        </Text>
      )}
    </li>
  )
}

function Changes({ member, slug, isMe }: { member: Member; slug: string; isMe: boolean }) {
  const words = teamTexts.members
  const { name, role, approves } = member
  const changing = useChangeMember(slug, { onError: (error) => showFailure(teamTexts.changeFailed, error) })
  const removing = useRemoveMember(slug, {
    onSuccess: () => {
      const { title, description } = words.removed
      toast({ kind: 'success', title, description: description(name) })
    },
    onError: (error) => showFailure(words.removeFailed, error),
  })

  async function changeRole(next: GivenRole) {
    const { title, ...question } = words.stepDownQuestion
    if (isMe && !(await confirmAction({ ...question, title: title(teamTexts.roles[next]) }))) return
    changing.mutate({ member, change: { role: next } })
  }
  async function remove() {
    const { title, ...question } = words.removeQuestion
    if (await confirmAction({ ...question, title: title(name), danger: true })) removing.mutate(member)
  }
  const shown = changing.isPending ? { ...member, ...changing.variables.change } : member
  return (
    <>
      <RoleSelect
        className={styles.role}
        aria-label={words.roleOf(name)}
        value={shown.role}
        onRole={(next) => void changeRole(next)}
      />
      {isMe ? (
        <span />
      ) : (
        <IconButton icon={X} label={words.remove(name)} pending={removing.isPending} onClick={() => void remove()} />
      )}
      {!leads(role) && (
        <div className={styles.approves}>
          <Switch
            aria-label={words.approvesOf(name)}
            checked={shown.approves}
            onChange={() => changing.mutate({ member, change: { approves: !approves } })}
          />
          <Text as="span" size={14} tone="dim" aria-hidden="true">
            {teamTexts.approves}
          </Text>
        </div>
      )}
    </>
  )
}

function showFailure(title: string, error: Error): void {
  toast({ kind: 'error', title, description: errorMessage(error) })
}
