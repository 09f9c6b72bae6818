import { useState } from 'react';
import { Button } from '../../src/views/kit/controls/button.tsx';
import { Banner, OfflineBanner } from '../../src/views/kit/feedback/banner.tsx';
import { EmptyState, ErrorState } from '../../src/views/kit/feedback/empty-state.tsx';
import { SkeletonRows } from '../../src/views/kit/feedback/skeleton.tsx';
import { EditIcon, PlusIcon, RemoveIcon } from '../../src/views/kit/icons/actions.tsx';
import { PeopleIcon } from '../../src/views/kit/icons/places.tsx';
import { ActionMenu } from '../../src/views/kit/overlay/action-menu.tsx';
import { ConfirmDialog } from '../../src/views/kit/overlay/confirm-dialog.tsx';
import { Line, Part } from './part.tsx';

const Question = () => {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button tone="danger" onClick={() => setOpen(true)}>
        حذف بیمار
      </Button>
      <ConfirmDialog open={open} title="حذف بیمار" confirmLabel="بله، حذف شود" tone="danger" onConfirm={close} onClose={close}>
        <p>آیا مطمئن هستید که می‌خواهید علی رضایی را حذف کنید؟</p>
      </ConfirmDialog>
    </>
  );
};

/** Loading, empty, failed, offline; questions. */
export const States = () => (
  <Part title="حالت‌ها">
    <OfflineBanner online={false} inside />
    <Banner>پیش‌نویس شما بازیابی شد.</Banner>
    <Banner tone="warning" action={<Button tone="quiet">بررسی</Button>}>
      بیمار دیگری با این کد ملی ثبت شده است: علی رضایی
    </Banner>
    <Banner tone="problem">خطا در ثبت یا ویرایش بیمار. اتصال اینترنت برقرار نیست.</Banner>
    <Line>
      <Question />
      <ActionMenu
        label="گزینه‌های علی رضایی"
        actions={[
          { label: 'ویرایش', icon: EditIcon, onPick: () => undefined },
          { label: 'حذف', icon: RemoveIcon, tone: 'danger', onPick: () => undefined },
        ]}
      />
    </Line>
    <SkeletonRows count={3} />
    <EmptyState
      icon={PeopleIcon}
      title="بیمار یافت نشد."
      actions={
        <Button tone="primary" icon={PlusIcon}>
          افزودن بیمار
        </Button>
      }
    >
      نخستین پرونده را بسازید تا اینجا پیدا شود.
    </EmptyState>
    <ErrorState
      title="خطا در بارگذاری لیست بیماران."
      actions={
        <>
          <Button tone="primary">تلاش دوباره</Button>
          <Button>بازگشت</Button>
        </>
      }
    >
      سرور در زمان مقرر پاسخ نداد. لطفاً دوباره امتحان کنید.
    </ErrorState>
  </Part>
);
