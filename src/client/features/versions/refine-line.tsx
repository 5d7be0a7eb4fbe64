import { useEffect, useRef } from 'react'
import type { PostEditing } from '#client/features/post/use-post-editing'
import { errorMessage } from '#client/lib/api'
import type { Post } from '#client/queries/posts/post-cache'
import type { User } from '#client/queries/user'
import { Button } from '#client/ui/button'
import { Callout } from '#client/ui/callout'
import { Cluster, Stack } from '#client/ui/layout'
import type { RefinementKind } from '#shared/rules/refinements'
import { isBlank } from '#shared/text/is-blank'
import { HookChoice } from './hook-choice.tsx'
import { ModelMenu } from './model-menu.tsx'
import styles from './refine-line.module.css'
import { replaceHook } from './replace-hook.ts'
import { refiningTexts } from './texts.ts'
import { TranslateButton } from './translate-button.tsx'
import { useHooks } from './use-hooks.ts'
import type { Refining, Wish } from './use-refining.ts'
import { useRefiningModel } from './use-refining-model.ts'
import { WishField } from './wish-field.tsx'

/** Under a post's text: what a model can make of the whole of it. */
export function RefineLine({
  post,
  editing,
  refining,
  user,
}: {
  post: Post
  editing: PostEditing
  refining: Refining
  user: User
}) {
  const line = useRef<HTMLElement>(null)
  const { model, following, models } = useRefiningModel(post, refining, user)
  const hooks = useHooks(post.id, editing)
  const isDisabled = refining.isBusy || hooks.isAsking || isBlank(editing.text)
  const error = refining.error ?? hooks.error

  // the pressed button went with the sheet that was written on
  useFocusWhenLost(line, refining.wish !== null)

  function refine(wish: Wish, onDone?: () => void) {
    hooks.close()
    refining.start(wish, onDone)
  }

  function askForHooks() {
    refining.forgetError()
    hooks.ask(model)
  }

  /** The focus would be lost with the button; an editor that opens takes it from here. */
  function closeHooks() {
    hooks.close()
    line.current?.focus({ preventScroll: true })
  }

  const plain = (kind: Extract<RefinementKind, 'shorter' | 'longer' | 'angle'>) => (
    <Button size="sm" variant="quiet" disabled={isDisabled} onClick={() => refine({ kind, model })}>
      {refiningTexts.kinds[kind]}
    </Button>
  )

  return (
    <Stack as="section" gap={12} className={styles.line} aria-label={refiningTexts.title} tabIndex={-1} ref={line}>
      <Cluster gap={4} className={styles.buttons}>
        {plain('shorter')}
        {plain('longer')}
        <Button
          size="sm"
          variant="quiet"
          pending={hooks.isAsking}
          disabled={isDisabled && !hooks.isAsking}
          onClick={askForHooks}
        >
          {refiningTexts.hook}
        </Button>
        {plain('angle')}
        {following && (
          <TranslateButton
            language={post.language}
            isDisabled={isDisabled}
            isPending={false}
            onTranslate={(language) => refine({ kind: 'translation', language, model: following })}
          />
        )}
        {following && (
          <WishField
            key={post.id}
            name={`instruction.${post.id}`}
            isDisabled={isDisabled}
            isPending={false}
            onAsk={(instruction, onDone) => refine({ kind: 'instruction', instruction, model: following }, onDone)}
          />
        )}
        <ModelMenu model={model} models={models} onModel={refining.pick} />
      </Cluster>
      {error && (
        <Callout
          kind="error"
          level={3}
          title={refiningTexts.failed}
          text={<p>{errorMessage(error)}</p>}
          action={
            <Button size="sm" onClick={() => (hooks.error || !refining.wish ? askForHooks() : refine(refining.wish))}>
              {refiningTexts.retry}
            </Button>
          }
        />
      )}
      {hooks.found && (
        <HookChoice
          hooks={hooks.found}
          language={post.language}
          onChoose={(hook, repeated) => {
            closeHooks()
            editing.openWith(replaceHook(editing.text, hook, repeated), hook.length)
          }}
          onClose={closeHooks}
        />
      )}
    </Stack>
  )
}

function useFocusWhenLost(element: React.RefObject<HTMLElement | null>, wasPressed: boolean) {
  const isLost = useRef(wasPressed)
  useEffect(() => {
    if (isLost.current && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
    isLost.current = false
  }, [element])
}
