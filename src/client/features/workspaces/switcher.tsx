import { Check, ChevronsUpDown } from 'lucide-react'
import { homeOf, workspaceSlug } from '#client/lib/workspace'
import type { User } from '#client/queries/user'
import { useWorkspaces, type Workspace } from '#client/queries/workspaces'
import { Badge } from '#client/ui/badge'
import { Link } from '#client/ui/link'
import { Popover } from '#client/ui/popover'
import { Bone, Skeleton } from '#client/ui/skeleton'
import styles from './switcher.module.css'
import { texts } from './texts.ts'

/** The workspace that is open, and the way to the others. For members of a team. */
export function Switcher({ user: { team } }: { user: User }) {
  const current = team?.name ?? texts.personal
  return (
    <Popover
      label={texts.label}
      className={styles.panel}
      trigger={(button) => (
        <button {...button} type="button" className={styles.button} aria-label={texts.switch(current)}>
          <b dir="auto">{current}</b>
          <ChevronsUpDown className="icon s" aria-hidden="true" />
        </button>
      )}
    >
      {() => <WorkspaceList />}
    </Popover>
  )
}

function WorkspaceList() {
  const { data, error } = useWorkspaces()
  if (error && !data) return <p role="alert">{texts.failed}</p>
  if (!data) {
    return (
      <Skeleton label={texts.loading}>
        <Bone width="100%" height="36px" />
      </Skeleton>
    )
  }
  return (
    <ul className={styles.list}>
      {data.map((workspace) => (
        <li key={workspace.id}>
          <WayTo workspace={workspace} />
        </li>
      ))}
    </ul>
  )
}

function WayTo({ workspace: { slug, name, unread } }: { workspace: Workspace }) {
  const isCurrent = slug === workspaceSlug()
  return (
    <Link
      href={homeOf(slug)}
      aria-current={isCurrent ? 'true' : undefined}
      aria-description={unread > 0 ? texts.unread(unread) : undefined}
    >
      <span dir="auto">{name ?? texts.personal}</span>
      {unread > 0 && (
        <span aria-hidden="true">
          <Badge tone="brand">{unread}</Badge>
        </span>
      )}
      {isCurrent && <Check className="icon s" aria-hidden="true" />}
    </Link>
  )
}
