import type { IconNode } from './scene.ts'

/** Apart from the other icons (icons.ts, with the licence of all), since an empty screenshot shows it before any is picked. */
export const globeIcon: readonly IconNode[] = [
  ['circle', { cx: '12', cy: '12', r: '10' }],
  ['path', { d: 'M12 2a14.5 14.5 0 0 0 0 20 14.5 14.5 0 0 0 0-20' }],
  ['path', { d: 'M2 12h20' }],
]
