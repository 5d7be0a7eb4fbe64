import type { Workspace } from '#client/editor/store/workspace'
import { lazyPart } from '#client/lib/lazy-part'
import { Text } from '#client/ui/text'
import type { Layer } from '#shared/scene/scene'
import { LazyBoundary } from '../parts/lazy-boundary.tsx'
import { propertyTexts } from './texts.ts'

/** Loaded after the panel, which opens on another tab. */
const LayerStyle = lazyPart(async () => (await import('./layer-style.tsx')).LayerStyle)
LayerStyle.prefetch()

/** The look of layers of one kind. */
export function StyleTab({ workspace, layers }: { workspace: Workspace; layers: readonly Layer[] }) {
  const [first, ...others] = layers
  if (!first || others.some(({ type }) => type !== first.type)) {
    return (
      <Text size={14} tone="dim">
        {propertyTexts.nothingToStyle}
      </Text>
    )
  }
  return (
    <LazyBoundary>
      <LayerStyle workspace={workspace} layers={[first, ...others]} />
    </LazyBoundary>
  )
}
