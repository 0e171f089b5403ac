#!/usr/bin/env bash
# lti-consumer-xblock 11.4.4 (Open edX): the results of a line item are not filtered by the query parameter user_id.
#
# Expected: GET LINEITEM/results?user_id=mia gives the result of that person alone (LTI Assignment and Grade Services
#   2.0, filters of the result service).
# Seen: the results of everybody. Only the path LINEITEM/results/mia is filtered. A tool that reads a score back has to
#   look for the person in the answer.
#
# The view is called as Django calls it, with two scores in a database in memory. Output seen:
#   results?user_id=mia: ['ben', 'mia']
#   results/mia:         ['mia']
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check lti-consumer-xblock==11.4.4
cat >check.py <<'PY'
import types
from datetime import datetime, timezone

import django
from django.conf import settings

settings.configure(
    SECRET_KEY="x",
    ALLOWED_HOSTS=["*"],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}},
    INSTALLED_APPS=["django.contrib.contenttypes", "django.contrib.auth", "config_models", "waffle", "rest_framework",
                    "django_filters", "lti_consumer"],
    USAGE_ID_PATTERN="(?P<usage_id>[^/]+)",
    ROOT_URLCONF=__name__,
    USE_TZ=True,
    DEFAULT_AUTO_FIELD="django.db.models.AutoField",
    LOGGING_CONFIG=None,
)
django.setup()
from django.core.management import call_command
from django.urls import include, path
from lti_consumer.models import LtiAgsLineItem, LtiAgsScore, LtiConfiguration
from lti_consumer.plugin import compat
from lti_consumer.plugin.views import LtiAgsLineItemViewset
from opaque_keys.edx.keys import UsageKey
from rest_framework.test import APIRequestFactory

urlpatterns = [path("api/", include("lti_consumer.plugin.urls"))]
compat.load_enough_xblock = lambda _: types.SimpleNamespace(
    lti_1p3_passport_id=None, display_name="Unit", context_id="course"
)
call_command("migrate", verbosity=0)
location = UsageKey.from_string("block-v1:School+Maths+2026+type@lti_consumer+block@unit1")
config = LtiConfiguration.objects.create(version="lti_1p3", config_store="CONFIG_ON_DB", location=location)
item = LtiAgsLineItem.objects.create(lti_configuration=config, label="Unit", score_maximum=10, resource_id="unit")
for user in ("mia", "ben"):
    LtiAgsScore.objects.create(
        line_item=item, user_id=user, score_given=8, score_maximum=10, timestamp=datetime.now(timezone.utc),
        activity_progress="Completed", grading_progress="FullyGraded",
    )
view = LtiAgsLineItemViewset.as_view({"get": "results"}, authentication_classes=[], permission_classes=[])


def users(query, **more):
    request = APIRequestFactory().get(f"/results{query}")
    request.lti_configuration = config
    return sorted(one["userId"] for one in view(request, pk=item.pk, **more).data)


print("results?user_id=mia:", users("?user_id=mia"))
print("results/mia:        ", users("", user_id="mia"))
PY
python/bin/python check.py 2>/dev/null
