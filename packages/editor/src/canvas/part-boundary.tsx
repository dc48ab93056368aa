import { Component, type ReactNode } from 'react';
import { Notice } from '../controls/index.ts';

interface PartBoundaryProps {
  readonly children: ReactNode;
}

/** A chunk that fails to load, for example offline, must not take down the page and unsent commands. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <Notice tone="bad">This part could not be loaded. Reload the page once you are online.</Notice>;
  }
}
