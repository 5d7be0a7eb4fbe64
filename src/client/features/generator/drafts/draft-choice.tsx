import type { ReactNode } from 'react'
import { CharacterCount } from '#client/features/post/character-count'
import { FootBar } from '#client/features/post/foot-bar'
import { LoadingSheet } from '#client/features/post/sheet'
import { withoutDraftChoice } from '#client/features/versions/drafts-in-address'
import { errorMessage } from '#client/lib/api'
import { useSearchParams } from '#client/lib/use-search-params'
import type { Post, PostDetail } from '#client/queries/posts/post-cache'
import { useStoredPost } from '#client/queries/posts/read-posts'
import { useChooseVersion } from '#client/queries/posts/versions'
import { Button } from '#client/ui/button'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { ResultSection } from '../result/result-section.tsx'
import { DraftBoard, DraftSheet } from './draft-board.tsx'
import { draftTexts } from './texts.ts'

/** The drafts of a post; its author chooses one to continue with. */
export function DraftChoice({
  post,
  warning,
  onChosen,
  children,
}: {
  post: Post
  /** Shown above. */
  warning: ReactNode
  onChosen: (post: Post) => void
  /** The post itself, shown where there is nothing to choose. */
  children: ReactNode
}) {
  const { data: detail, error, isFetching, refetch } = useStoredPost(post.id)
  const drafts = detail ? draftsOf(detail) : []
  const { choose, choosing } = useChoice(post, onChosen)

  if (detail && drafts.length < 2) return children
  return (
    <ResultSection label={post.modelLabel}>
      {warning}
      {detail ? (
        <>
          <Text tone="dim">{draftTexts.ask}</Text>
          <DraftBoard>
            {drafts.map(({ number, draft, content, language, note }) => {
              const name = draftTexts.name(number)
              return (
                <DraftSheet
                  key={number}
                  number={number}
                  brief={draft}
                  text={content}
                  language={language}
                  note={note}
                  foot={
                    <FootBar
                      start={<CharacterCount text={content} />}
                      main={
                        <Button
                          aria-label={draftTexts.chooseLabel(name)}
                          pending={choosing === number}
                          disabled={choosing !== null && choosing !== number}
                          onClick={() => choose(number)}
                        >
                          {draftTexts.choose}
                        </Button>
                      }
                    />
                  }
                />
              )
            })}
          </DraftBoard>
        </>
      ) : error ? (
        <LoadFailure level={3} title={draftTexts.loadFailed} query={{ error, isFetching, refetch }} />
      ) : (
        <LoadingSheet label={draftTexts.loading} />
      )}
    </ResultSection>
  )
}

function useChoice(post: Post, onChosen: (post: Post) => void) {
  const [, changeSearch] = useSearchParams()
  const { mutate, isPending, variables } = useChooseVersion(post.id, nothingBefore, {
    onSuccess: (chosen, number) => {
      onChosen(chosen)
      changeSearch(withoutDraftChoice)
      toast({ ...draftTexts.chosen(draftTexts.name(number)), kind: 'success' })
    },
    onError: (error) => {
      const { title, description } = draftTexts.chooseFailed
      toast({ title, description: errorMessage(error, description), kind: 'error' })
    },
  })
  return { choose: mutate, choosing: isPending ? variables : null }
}

async function nothingBefore(): Promise<void> {}

function draftsOf({ versions }: PostDetail) {
  return versions.filter(({ draft }) => draft !== null)
}
