import { Component, type ReactNode } from 'react';
import { Banner } from '../../kit/feedback/banner.tsx';
import { screen } from '../texts.ts';

export interface ScreenBoundaryProps {
  /** Hears that another step is shown: what broke may be whole there. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly children: ReactNode;
}

/** A recorded screen that cannot be built from its state says so, until another step is shown. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };
  private stop: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount(): void {
    this.stop = this.props.subscribe(() => {
      if (this.state.broken) this.setState({ broken: false });
    });
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    return this.state.broken ? <Banner tone="problem">{screen.broken}</Banner> : this.props.children;
  }
}
