/** Words of a screen that broke while it was drawn. */
export const crashWords = { kept: 'این بخش نشان داده نشد، اما آنچه نوشته‌اید سر جایش است. دوباره تلاش کنید یا به خانه برگردید.' } as const;
