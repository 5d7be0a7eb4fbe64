import { Download } from 'lucide-react'
import { useState } from 'react'
import { errorMessage } from '#client/lib/api'
import { downloadFile } from '#client/lib/download-file'
import { formatMomentIn } from '#client/lib/formatting'
import { workspaceSlug } from '#client/lib/workspace'
import { type ActivityEntry, type ActivityFilter, fetchActivityFile, useActivity } from '#client/queries/activity'
import { useMembers } from '#client/queries/team'
import { useTimeZone } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Field } from '#client/ui/field'
import { FormSection } from '#client/ui/form-section'
import { Cluster, Stack } from '#client/ui/layout'
import { Link } from '#client/ui/link'
import { LoadFailure } from '#client/ui/load-failure'
import { Select } from '#client/ui/select'
import { ShowMore } from '#client/ui/show-more'
import { TextSkeleton } from '#client/ui/skeleton'
import { toast } from '#client/ui/toast'
import { type ActivityGroup, activityGroups } from '#shared/rules/activity'
import styles from './team-activity.module.css'
import { texts } from './texts.ts'

/** Who did what to which post of this page's team. For whoever may read it. */
export function TeamActivity() {
  const [filter, setFilter] = useState<ActivityFilter>({})
  const query = useActivity(filter)
  return (
    <FormSection title={texts.title} text={texts.about}>
      <Stack gap={16}>
        <Filters filter={filter} onChange={setFilter} />
        <Entries query={query} isFiltered={Object.values(filter).some(Boolean)} />
      </Stack>
    </FormSection>
  )
}

function Filters({ filter, onChange }: { filter: ActivityFilter; onChange: (filter: ActivityFilter) => void }) {
  const people = useMembers(workspaceSlug() ?? '').data ?? []
  return (
    <Cluster align="end">
      <Field label={texts.person}>
        {(control) => (
          <Select
            {...control}
            value={filter.person ?? ''}
            onChange={({ target }) => onChange({ ...filter, person: target.value || undefined })}
          >
            <option value="">{texts.everyone}</option>
            {people.map(({ userId, name }) => (
              <option key={userId} value={userId}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={texts.kind}>
        {(control) => (
          <Select
            {...control}
            value={filter.kind ?? ''}
            onChange={({ target }) => onChange({ ...filter, kind: (target.value || undefined) as ActivityGroup })}
          >
            <option value="">{texts.kinds.all}</option>
            {activityGroups.map((group) => (
              <option key={group} value={group}>
                {texts.kinds[group]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <DownloadButton filter={filter} />
    </Cluster>
  )
}

function DownloadButton({ filter }: { filter: ActivityFilter }) {
  const [isPending, setIsPending] = useState(false)

  async function download() {
    setIsPending(true)
    try {
      downloadFile(await fetchActivityFile(filter), texts.fileName)
    } catch (error) {
      toast({ kind: 'error', title: texts.downloadFailed, description: errorMessage(error) })
    }
    setIsPending(false)
  }

  return (
    <Button icon={Download} pending={isPending} onClick={() => void download()}>
      {texts.download}
    </Button>
  )
}

function Entries({ query, isFiltered }: { query: ReturnType<typeof useActivity>; isFiltered: boolean }) {
  const { data, error } = query
  if (error && !data) return <LoadFailure level={3} title={texts.failed} query={query} />
  if (!data) return <TextSkeleton label={texts.loading} widths={[70, 84, 62, 78]} />
  const entries = data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <p>{isFiltered ? texts.noneFound : texts.none}</p>
  return (
    <Stack gap={16}>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ul>
      <ShowMore query={query} />
    </Stack>
  )
}

function Entry({ entry }: { entry: ActivityEntry }) {
  const { at, event, postId, postTitle, hasPost, about } = entry
  const timeZone = useTimeZone()
  const more = detailsOf(entry, timeZone)
  return (
    <li>
      <p>
        <b dir="auto">{nameOf(entry)}</b> {texts.deeds[event]}
        {postTitle && (
          <>
            {' '}
            {hasPost ? (
              <Link href={`/generate?post=${postId}`} dir="auto">
                {postTitle}
              </Link>
            ) : (
              <span dir="auto">{postTitle}</span>
            )}
          </>
        )}
        {about && about !== nameOf(entry) && (
          <>
            {' '}
            <span dir="auto">{about}</span>
          </>
        )}
        {more && `: ${more}`}
      </p>
      <time dateTime={at}>{formatMomentIn(at, timeZone)}</time>
    </li>
  )
}

function nameOf({ by, isGuest, isSystem }: ActivityEntry): string {
  if (isSystem) return texts.server
  if (by === null) return texts.formerMember
  return isGuest ? texts.guest(by) : by
}

function detailsOf({ detail }: ActivityEntry, timeZone: string): string {
  const { decision, account, dueAt, isAllowed, lent, role } = detail
  return [
    decision && texts.decisions[decision],
    isAllowed !== undefined && (isAllowed ? texts.allowed : texts.refused),
    account,
    lent && texts.lent[lent],
    dueAt && formatMomentIn(dueAt, timeZone),
    role && texts.roles[role],
  ]
    .filter(Boolean)
    .join(', ')
}
