import { errorMessage } from '#client/lib/api'
import { mayWrite } from '#client/queries/may-write'
import { useFigures, useSetFigureAsking } from '#client/queries/posts/figures'
import { useTimeZone, useUser } from '#client/queries/user'
import { ButtonLink } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Stack } from '#client/ui/layout'
import { LoadFailure } from '#client/ui/load-failure'
import { TextSkeleton } from '#client/ui/skeleton'
import { SwitchLine } from '#client/ui/switch'
import { toast } from '#client/ui/toast'
import { Comparison } from './comparison.tsx'
import { ImportSection } from './import-section.tsx'
import { measuredPosts } from './measured-posts.ts'
import { worksTexts as texts } from './texts.ts'
import { Tries } from './tries.tsx'

/** Published posts compared by their figures, planned tries, and whether the bell asks for figures. */
export function WhatWorks() {
  const query = useFigures()
  const timeZone = useTimeZone()
  const { user } = useUser()
  if (!query.data) {
    if (query.error) return <LoadFailure title={texts.failed} query={query} />
    return <TextSkeleton label={texts.loading} widths={[40, 90, 70]} />
  }
  const { posts, tries, asks } = query.data
  const isEmpty = measuredPosts(posts, 'impressions', timeZone).every(({ count }) => count === null)
  return (
    <Stack gap={40}>
      {isEmpty ? (
        <Callout
          title={texts.empty.title}
          text={texts.empty.text}
          action={<ButtonLink href="/history?show=published">{texts.empty.action}</ButtonLink>}
        />
      ) : (
        <Comparison posts={posts} timeZone={timeZone} />
      )}
      <Tries {...{ tries, posts, timeZone }} mayWrite={mayWrite(user)} />
      {mayWrite(user) && <ImportSection />}
      <Asking asks={asks} />
    </Stack>
  )
}

function Asking({ asks }: { asks: boolean }) {
  const { mutate: set } = useSetFigureAsking({
    onError: (error) => toast({ kind: 'error', title: texts.asking.failed, description: errorMessage(error) }),
  })
  return (
    <SwitchLine label={texts.asking.label} hint={texts.asking.hint} checked={asks} onChange={(next) => set(next)} />
  )
}
