import { Component, type ReactNode } from 'react';
import { useSource } from '../actors.tsx';
import { Button } from '../controls/button.tsx';
import { LinkButton } from '../controls/link-button.tsx';
import { pageWords } from '../page/texts.ts';
import { words } from '../texts.ts';
import { ErrorState } from './empty-state.tsx';
import { crashWords } from './texts.ts';

interface BoundaryProps {
  /** Hears that something changed: what could not be shown may be whole now. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };
  private stop: (() => void) | undefined;
  private readonly again = () => {
    if (this.state.broken) this.setState({ broken: false });
  };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidMount(): void {
    this.stop = this.props.subscribe(this.again);
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override render(): ReactNode {
    if (!this.state.broken) return this.props.children;
    return (
      <ErrorState
        title={pageWords.broken}
        actions={
          <>
            <Button tone="primary" onClick={this.again}>
              {words.retry}
            </Button>
            <LinkButton to="/">{pageWords.backHome}</LinkButton>
          </>
        }
      >
        {crashWords.kept}
      </ErrorState>
    );
  }
}

/**
 * What stands in it may break while it is drawn: then a word and three ways on stand in its place, and the rest of the
 * page goes on. It is tried again when asked, and whenever the user goes elsewhere or a workflow comes or goes.
 */
export const CrashBoundary = ({ children }: { readonly children: ReactNode }) => <Boundary subscribe={useSource().subscribe}>{children}</Boundary>;
